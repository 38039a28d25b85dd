import { createHash } from 'node:crypto';
import { dataAttributes } from './data-attributes.ts';
import { isHydration, isReveal, SCRIPT } from './script-kinds.ts';
import { speculationRules } from './speculation.ts';
import { START } from './start-script.ts';

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
 * The origin that a page asks for, if it may: one of https, or one of this machine. Anything else is ignored, wildcards
 * and whatever could end the directive included.
 */
function originOf(address: string | undefined): string | undefined {
  if (!address || !/^https?:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  const isHost = /^[a-z0-9.-]+$/.test(hostname);
  return isHost && (protocol === 'https:' || LOOPBACK.test(hostname)) ? origin : undefined;
}

/**
 * Origins besides this one that the page says it needs: `data-allow-frame` for what it shows in a frame,
 * `data-allow-connect` for what its scripts talk to.
 */
function askedSources(html: string): string[] {
  const asked = dataAttributes(html, 'allow-frame', 'allow-connect');
  const directive = (name: string, attribute: string) =>
    [`${name} 'self'`, ...new Set(asked.flatMap((element) => originOf(element[attribute]) ?? []))].join(' ');
  return [directive('frame-src', 'allow-frame'), directive('connect-src', 'allow-connect')];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The site's own inline script, for policies that are not made from a page. */
export const START_HASH = hashOf(START);

/**
 * What every page may run besides files of this site: the script of the frame, and rules of what may be fetched ahead. Beside
 * a hash the keyword 'inline-speculation-rules' counts for nothing.
 */
const OWN_SCRIPTS = [START_HASH, hashOf(speculationRules)];

const policy = (scripts: string[], asked: string[]) =>
  ["default-src 'self'", ["script-src 'self'", ...scripts].join(' '), ...asked, ...FIXED].join('; ');

/** Of an answer that runs no inline script at all. */
export const plainPolicy = policy([], askedSources(''));

/** Of a page without the framework that asks for nothing special: the same for all of them. */
export const pagePolicy = policy(OWN_SCRIPTS, askedSources(''));

/**
 * The content security policy of one page: scripts from this site, and of the inline scripts only its own and those of
 * the framework that the page still holds; frames and connections to this site and to the origins that the page names.
 *
 * A script that was smuggled into the content earns no hash: it would have to equal one of React's own
 * texts, or be a call with plain JSON as its argument, which runs nothing of its author's. What such JSON could still do
 * is feed a page that hydrates with other data; that the content is escaped is what prevents that.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set(OWN_SCRIPTS);
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (isHydration(attributes, text) || isReveal(attributes, text)) hashes.add(hashOf(text));
  }
  return policy([...hashes], askedSources(html));
}
