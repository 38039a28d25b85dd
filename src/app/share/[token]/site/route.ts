export { GET } from '@/plugins/releases/routes/shared-site';
