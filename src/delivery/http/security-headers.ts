import type { IncomingHttpHeaders } from 'node:http';

/** Set by next.config.ts in Next, by site-response.ts everywhere else. */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  // No window of another site can reach one of ours.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
];

let excluded: string[] | undefined;

/** Name and value of the header that keeps search engines out of sites other than the public one. */
export function withoutSearchEngines(): string[] {
  excluded ??= process.env.SITE_ENVIRONMENT ? ['x-robots-tag', 'noindex, nofollow'] : [];
  return excluded;
}

export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

export const isSecure = (headers: IncomingHttpHeaders): boolean =>
  String(headers['x-forwarded-proto'] ?? '').split(',')[0] === 'https';
