export { POST } from '@/plugins/experiments/routes/exposures';
