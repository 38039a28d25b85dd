export { POST } from '@/plugins/statistics/routes/views';
