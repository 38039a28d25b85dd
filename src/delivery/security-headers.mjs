/** Headers of every answer; next.config.ts gives them to Next, server.mjs to what it answers itself. */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
];

/** For requests that came over TLS. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';
