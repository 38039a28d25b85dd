import { policyWith, requestedSources, START_HASH } from './csp.ts';

/** React's development tools use eval, and the page is notified of changes over a WebSocket. */
const inDevelopment = process.env.NODE_ENV === 'development';
const connect = (more = '') => `'self'${more}${inDevelopment ? ' ws: wss:' : ''}`;
const once = (nonce: string) => ({
  'script-src': `'self' 'nonce-${nonce}' ${START_HASH}${inDevelopment ? " 'unsafe-eval'" : ''}`,
  'connect-src': connect(),
});

export const oncePolicy = (nonce: string): string => policyWith(once(nonce));

/** Policy of drafts, which only staff see. Their frames are not known before they are rendered. */
export const draftPolicy = (nonce: string): string =>
  policyWith({ ...once(nonce), 'frame-src': "'self' https:", 'connect-src': connect(' https:') });

/** Where browsers of staff report what they have blocked (src/api/policy-reports.ts). */
export const reportsTo = '/api/policy-reports';

/** Pictures are previewed from memory before upload; no site may frame the admin. */
export const adminPolicy = (nonce: string): string =>
  policyWith({
    ...once(nonce),
    'img-src': "'self' data: blob:",
    'worker-src': "'self' blob:",
    'frame-ancestors': "'none'",
    'report-uri': reportsTo,
  });

/** Policy of a page while the layer is off: every script that Next writes may run. */
export const offPolicy = (html: string): string =>
  policyWith({
    'script-src': ["'self' 'unsafe-inline'", ...requestedSources(html).scripts].join(' '),
    'frame-src': "'self' https:",
    'connect-src': connect(' https:'),
  });

/** Policy of files and data. Browsers style their own view of XML and pictures. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
