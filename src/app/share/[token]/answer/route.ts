export { POST } from '@/plugins/sharing/routes/answer';
