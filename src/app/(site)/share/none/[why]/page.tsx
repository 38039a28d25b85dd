export { default, generateMetadata } from '@/plugins/sharing/routes/none-page';

/** Static, because pages rendered by Next alone cannot declare a status (src/delivery/html/status.ts). */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];
