/** Headers of every answer; next.config.ts gives them to Next, server.ts to what it answers itself. */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
];

/** For requests that came over TLS. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/**
 * Those of them that only a request over TLS gets: the proxy in front says so (`X-Forwarded-Proto`).
 * @param {import('node:http').IncomingHttpHeaders} headers of the request
 * @returns {Record<string, string>}
 */
export const transportSecurity = (headers) =>
  String(headers['x-forwarded-proto'] ?? '').split(',')[0] === 'https'
    ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }
    : {};
