import { createHash } from 'node:crypto';
import { START } from '../../browser/start-script.ts';
import { isHydration, isReveal, SCRIPT } from '../next/script-kinds.ts';
import { dataAttributes } from './data-attributes.ts';
import { speculationRules } from './speculation.ts';

const FIXED = [
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

const SOURCES = {
  'default-src': "'self'",
  'script-src': "'self'",
  'frame-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'frame-ancestors': "'self'",
};

export const policyWith = (changes: Record<string, string>): string =>
  [...Object.entries({ ...SOURCES, ...changes }).map((directive) => directive.join(' ')), ...FIXED].join('; ');

/** Origin of an https or local address. Undefined for wildcards, and for text that could end the directive. */
function originOf(address: string | undefined): string | undefined {
  if (!address || !/^https?:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  const isAllowed = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
  return isAllowed && /^[a-z0-9.-]+$/.test(hostname) ? origin : undefined;
}

export function requestedSources(html: string): { scripts: string[]; frames: string[]; connections: string[] } {
  const allowances = dataAttributes(html, 'allow-script', 'allow-frame', 'allow-connect');
  const origins = (attribute: string) => [
    ...new Set(allowances.flatMap((element) => originOf(element[attribute]) ?? [])),
  ];
  return { scripts: origins('allow-script'), frames: origins('allow-frame'), connections: origins('allow-connect') };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const selfAnd = (sources: string[]) => ["'self'", ...sources].join(' ');

export const START_HASH = hashOf(START);
/** 'inline-speculation-rules' has no effect beside a hash. */
const OWN_SCRIPTS = [START_HASH, hashOf(speculationRules)];

/** No text becomes a script. Next's own scripts need that, and those of other services may. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

export const plainPolicy = policyWith({});
/** Policy of all pages without the framework and without declared origins. */
export const pagePolicy = `${policyWith({ 'script-src': selfAnd(OWN_SCRIPTS) })}; ${TRUSTED_TYPES}`;

/**
 * An injected script gets no hash: it would have to equal one of React's texts, or be a call whose only argument is
 * plain JSON, which cannot run code. Such JSON could still feed wrong data to a page that hydrates; escaping of the
 * content prevents that.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set(OWN_SCRIPTS);
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (isHydration(attributes, text) || isReveal(attributes, text)) hashes.add(hashOf(text));
  }
  const { scripts, frames, connections } = requestedSources(html);
  const policy = policyWith({
    'script-src': selfAnd([...hashes, ...scripts]),
    'frame-src': selfAnd(frames),
    'connect-src': selfAnd(connections),
  });
  const isOurs = hashes.size === OWN_SCRIPTS.length && scripts.length === 0;
  return isOurs ? `${policy}; ${TRUSTED_TYPES}` : policy;
}
