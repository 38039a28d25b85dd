import type { IncomingHttpHeaders } from 'node:http';

/** Headers of every answer; next.config.ts gives them to Next, site-response.ts to all others. */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
];

/** For requests that came over TLS. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** Did the request come over TLS? The proxy in front says so. */
export const isSecure = (headers: IncomingHttpHeaders): boolean =>
  String(headers['x-forwarded-proto'] ?? '').split(',')[0] === 'https';
