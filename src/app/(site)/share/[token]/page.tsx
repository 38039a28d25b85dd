export { default, metadata } from '@/plugins/sharing/routes/shared-page';

export const dynamic = 'force-dynamic';
