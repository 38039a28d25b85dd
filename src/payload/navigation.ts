/** Where the admin is, and how it goes elsewhere. In Payload 4, the hooks come from `@payloadcms/ui`. */
export { notFound, redirect, usePathname, useRouter, useSearchParams } from 'next/navigation';
