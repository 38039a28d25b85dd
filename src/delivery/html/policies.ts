import { askedSources, plainPolicy, START_HASH } from './csp.ts';

function changed(policy: string, directives: Record<string, string>): string {
  const all = new Map(policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive]));
  for (const [name, sources] of Object.entries(directives)) all.set(name, `${name} ${sources}`);
  return [...all.values()].join('; ');
}

/** React's development tools use eval, and the page is notified of changes over a WebSocket. */
const inDevelopment = process.env.NODE_ENV === 'development';
const scripts = (nonce: string) => `'self' 'nonce-${nonce}' ${START_HASH}${inDevelopment ? " 'unsafe-eval'" : ''}`;
const connect = (more = '') => `'self'${more}${inDevelopment ? ' ws: wss:' : ''}`;

/** Policy of pages rendered per request: their scripts carry a nonce. */
export const oncePolicy = (nonce: string): string =>
  changed(plainPolicy, { 'script-src': scripts(nonce), 'connect-src': connect() });

/** Policy of drafts, which only staff see. Their frames are not known before they are rendered. */
export const draftPolicy = (nonce: string): string =>
  changed(oncePolicy(nonce), { 'frame-src': "'self' https:", 'connect-src': connect(' https:') });

/** Policy of the admin. Pictures are previewed from memory before upload; no site may frame the admin. */
export const adminPolicy = (nonce: string): string =>
  changed(oncePolicy(nonce), {
    'img-src': "'self' data: blob:",
    'worker-src': "'self' blob:",
    'frame-ancestors': "'none'",
  });

/** Policy of a page while the layer is off: every script that Next writes may run. */
export const offPolicy = (html: string): string =>
  changed(plainPolicy, {
    'script-src': ["'self' 'unsafe-inline'", ...askedSources(html).scripts].join(' '),
    'frame-src': "'self' https:",
    'connect-src': connect(' https:'),
  });

/** Policy of files and data: opened directly they can do nothing. Browsers style their own view of XML and pictures. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
