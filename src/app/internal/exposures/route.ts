export { POST } from '@/plugins/statistics/routes/exposures';
