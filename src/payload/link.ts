/** A link within the admin, which does not load the page again. Payload 4 calls it `PayloadLink`. */
export { Link } from '@payloadcms/ui';
