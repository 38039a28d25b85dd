import { createHash } from 'node:crypto';
import { START } from '../../browser/start-script.ts';
import { dataAttributes } from './data-attributes.ts';
import { isHydration, isReveal, SCRIPT } from './script-kinds.ts';
import { speculationRules } from './speculation.ts';

const FIXED = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

const LOOPBACK = /^(?:localhost|127\.0\.0\.1)$/;

/**
 * The origin of an address, if it uses https or is local. Undefined for anything else, such as wildcards and text
 * that could end the directive.
 */
function originOf(address: string | undefined): string | undefined {
  if (!address || !/^https?:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  const isHost = /^[a-z0-9.-]+$/.test(hostname);
  return isHost && (protocol === 'https:' || LOOPBACK.test(hostname)) ? origin : undefined;
}

type Asked = { scripts: string[]; frames: string[]; connections: string[] };

/**
 * Origins that the page declares: `data-allow-script` for scripts, `data-allow-frame` for frames, `data-allow-connect` for
 * requests of its scripts.
 */
export function askedSources(html: string): Asked {
  const asked = dataAttributes(html, 'allow-script', 'allow-frame', 'allow-connect');
  const origins = (attribute: string) => [...new Set(asked.flatMap((element) => originOf(element[attribute]) ?? []))];
  return { scripts: origins('allow-script'), frames: origins('allow-frame'), connections: origins('allow-connect') };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hash of the site's own inline script, for policies that are not derived from a page. */
export const START_HASH = hashOf(START);

/**
 * Inline scripts that every page may run: the start script and the speculation rules. The keyword
 * 'inline-speculation-rules' has no effect beside a hash.
 */
const OWN_SCRIPTS = [START_HASH, hashOf(speculationRules)];

const sources = (directive: string, more: string[]) => [`${directive} 'self'`, ...more].join(' ');

const policy = (hashes: string[], { scripts, frames, connections }: Asked) =>
  [
    "default-src 'self'",
    sources('script-src', [...hashes, ...scripts]),
    sources('frame-src', frames),
    sources('connect-src', connections),
    ...FIXED,
  ].join('; ');

export const plainPolicy = policy([], askedSources(''));

/** Policy of all pages without the framework and without declared origins. */
export const pagePolicy = policy(OWN_SCRIPTS, askedSources(''));

/**
 * The content security policy of a page: scripts of this site, plus the hashes of its own inline scripts and of the
 * framework's; scripts, frames and connections of the origins that the page declares. An injected script gets no
 * hash: it would have to equal one of React's own texts, or be a call whose only argument is plain JSON, which cannot
 * run code. Such JSON could still feed wrong data to a page that hydrates; escaping of the content prevents that.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set(OWN_SCRIPTS);
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (isHydration(attributes, text) || isReveal(attributes, text)) hashes.add(hashOf(text));
  }
  return policy([...hashes], askedSources(html));
}
