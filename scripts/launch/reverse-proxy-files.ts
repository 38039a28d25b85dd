import { pagePolicy } from '../../src/delivery/html/csp.ts';
import { filePolicy } from '../../src/delivery/html/policies.ts';
import { PAGE_CACHE_CONTROL } from '../../src/delivery/html/status.ts';
import { securityHeaders } from '../../src/delivery/http/security-headers.ts';
import { apiUnavailable, notices } from '../../src/delivery/outage/notices.ts';
import { restrictedPages, routesOf } from '../../src/lib/routes.ts';

const written = (headers: [string, string][]) =>
  headers
    .map(([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : `"${value}"`} always;`)
    .join('\n');

const ofAll: [string, string][] = [
  ...securityHeaders.map(({ key, value }): [string, string] => [key, value]),
  ['Strict-Transport-Security', '$promise'],
  ['X-Reverse-Proxy', 'FILE'],
];

/** For the instances and internal monitoring only. */
const CLOSED = ['/generated', '/internal', '/readyz'];
/** Answered by nginx.conf itself. */
const ANSWERED = ['/healthz', '/feed.xml'];

const isOpen = (route: string) =>
  !ANSWERED.includes(route) && !CLOSED.some((closed) => route === closed || route.startsWith(`${closed}/`));

/** The address itself and all below it, as two locations: nginx finds them faster than one expression. */
const location = (route: string, file: string) =>
  ['= ', ''].map((kind) => `location ${kind}${route}${kind ? '' : '/'} { include ${file}; }`);

const locations = [
  ...CLOSED.flatMap((route) => location(route, 'closed.conf')),
  ...[...routesOf('own', 'endpoint', 'admin', 'api'), ...Object.keys(restrictedPages)]
    .filter(isOpen)
    .flatMap((route) => location(route, 'own.conf')),
  ...routesOf('file')
    .filter(isOpen)
    .map(
      (route) =>
        `location ${route.includes('.', 2) ? '= ' : ''}${route}${route.includes('.', 2) ? '' : '/'} { include site-file.conf; }`,
    ),
];

/**
 * Generated files of docker/reverse-proxy, by name: the addresses of src/lib/routes.ts, headers of responses that the reverse
 * proxy sends itself, and its pages for when no instance responds.
 */
export const proxyFiles: Record<string, string> = {
  'locations.conf': `# Written by \`npm run generate\`.
${locations.join('\n')}
`,
  'page-headers.conf': `# Written by \`npm run generate\`.
types {}
charset off;
default_type "text/html; charset=utf-8";
${written([
  ...ofAll,
  ['Content-Security-Policy', pagePolicy],
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
