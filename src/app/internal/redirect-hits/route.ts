export { POST } from '@/plugins/redirects/routes/hits';
