import { plainPolicy, START_HASH } from './csp.ts';

/** A policy with other sources in some of its directives. */
function changed(policy: string, directives: Record<string, string>): string {
  const all = new Map(policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive]));
  for (const [name, sources] of Object.entries(directives)) all.set(name, `${name} ${sources}`);
  return [...all.values()].join('; ');
}

/** React's own development tools evaluate text, and the page hears of changes over a socket. */
const inDevelopment = process.env.NODE_ENV === 'development';
const scripts = (nonce: string) => `'self' 'nonce-${nonce}' ${START_HASH}${inDevelopment ? " 'unsafe-eval'" : ''}`;
const connect = (more = '') => `'self'${more}${inDevelopment ? ' ws: wss:' : ''}`;

/** Of a page that is made for one request: its scripts carry a word of that request. */
export const oncePolicy = (nonce: string): string =>
  changed(plainPolicy, { 'script-src': scripts(nonce), 'connect-src': connect() });

/** Of a draft, which only staff see. What it shows in frames is not known before it is made. */
export const draftPolicy = (nonce: string): string =>
  changed(oncePolicy(nonce), { 'frame-src': "'self' https:", 'connect-src': connect(' https:') });

/** Of the admin. Pictures that are about to be uploaded are shown from memory; the admin may be in no frame. */
export const adminPolicy = (nonce: string): string =>
  changed(oncePolicy(nonce), {
    'img-src': "'self' data: blob:",
    'worker-src': "'self' blob:",
    'frame-ancestors': "'none'",
  });

/** Of pages while the layer is off: every script that Next writes into them may run. */
export const offPolicy = changed(plainPolicy, {
  'script-src': "'self' 'unsafe-inline'",
  'frame-src': "'self' https:",
  'connect-src': connect(' https:'),
});

/** Of files and data: opened by themselves they can do nothing. Browsers style their own view of XML and pictures. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
