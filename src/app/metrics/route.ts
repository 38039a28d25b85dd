export { GET } from '@/plugins/health/routes/metrics';
