import { pagePolicy } from '../../src/delivery/html/csp.ts';
import { filePolicy } from '../../src/delivery/html/policies.ts';
import { PAGE_CACHE_CONTROL } from '../../src/delivery/html/status.ts';
import { securityHeaders } from '../../src/delivery/http/security-headers.ts';
import { FLIGHT, PREFETCH, SEGMENT_PREFETCH, STATE_TREE } from '../../src/delivery/next/headers.ts';
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
const CLOSED = ['/generated', '/internal', '/metrics', '/readyz'];
/** Handled by nginx.conf itself. */
const ANSWERED = ['/healthz'];

const isOpen = (route: string) =>
  !ANSWERED.includes(route) && !CLOSED.some((closed) => route === closed || route.startsWith(`${closed}/`));

/** Where the type is not that of the extension. */
const TYPES: Record<string, string> = { '/feed.xml': 'types { application/atom+xml xml; } ' };

/** For the address and all below it: nginx finds two locations faster than one expression. */
const location = (route: string, file: string) =>
  ['= ', ''].map((kind) => `location ${kind}${route}${kind ? '' : '/'} { include ${file}; }`);

const locations = [
  ...CLOSED.flatMap((route) => location(route, 'closed.conf')),
  ...[...routesOf('own', 'endpoint', 'admin', 'api'), ...Object.keys(restrictedPages)]
    .filter(isOpen)
    .flatMap((route) => location(route, 'own.conf')),
  ...routesOf('file')
    .filter(isOpen)
    .map((route) => {
      const address = route.includes('.', 2) ? `= ${route}` : `${route}/`;
      return `location ${address} { ${TYPES[route] ?? ''}include site-file.conf; }`;
    }),
];

/** Files of docker/reverse-proxy by name: locations of src/lib/routes.ts, headers, and pages for an outage. */
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
  ['Vary', ['accept-encoding', FLIGHT, STATE_TREE, PREFETCH, SEGMENT_PREFETCH].join(', ')],
])}
`,
  'file-headers.conf': `# Written by \`npm run generate\`.
gzip_static on;
${written([...ofAll, ['Content-Security-Policy', filePolicy], ['Vary', 'accept-encoding']])}
`,
  'unavailable.html': `${notices.unavailable}\n`,
  'unavailable.json': `${apiUnavailable}\n`,
};
