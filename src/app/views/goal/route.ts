export { POST } from '@/plugins/experiments/routes/goal';
