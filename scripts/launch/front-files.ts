import { pagePolicy } from '../../src/delivery/html/csp.ts';
import { filePolicy } from '../../src/delivery/html/policies.ts';
import { PAGE_CACHE_CONTROL } from '../../src/delivery/html/status.ts';
import { securityHeaders } from '../../src/delivery/http/security-headers.ts';
import { apiUnavailable, notices } from '../../src/delivery/outage/notices.ts';

const written = (headers: [string, string][]) =>
  headers
    .map(([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : `"${value}"`} always;`)
    .join('\n');

const ofAll: [string, string][] = [
  ...securityHeaders.map(({ key, value }): [string, string] => [key, value]),
  ['Strict-Transport-Security', '$promise'],
  ['X-Front', 'FILE'],
];

/**
 * Generated files of docker/front, by name: headers of responses that the reverse proxy sends itself, and its pages for
 * when no instance responds.
 */
export const proxyFiles: Record<string, string> = {
  'page-headers.conf': `# Written by \`npm run generate\`.
types {}
default_type "text/html; charset=utf-8";
${written([
  ...ofAll,
  ['Content-Security-Policy', pagePolicy],
  ['Content-Encoding', '$encoding'],
  ['Cache-Control', PAGE_CACHE_CONTROL],
  ['Vary', 'accept-encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'],
])}
`,
  'file-headers.conf': `# Written by \`npm run generate\`.
gzip_static on;
${written([...ofAll, ['Content-Security-Policy', filePolicy], ['Vary', 'accept-encoding']])}
`,
  'unavailable.html': `${notices.unavailable}\n`,
  'unavailable.json': `${apiUnavailable}\n`,
};
