import { ruleFor } from '../delivery/redirects/redirects.ts';
import { isCoded } from '../delivery/routes';
import { fixedRedirects } from '../lib/paths';
import type { Reference } from './references';
import { keyOf, type Site } from './site';

/** Why a link is broken, and how to call where it leads. */
export type Problem = { address: string; reason: string };

const nouns: Record<string, string> = { media: 'picture', pages: 'page', industries: 'page', jobs: 'page' };
const nounOf = (collection: string) => nouns[collection] ?? (collection === 'legal-pages' ? 'page' : 'document');

/** Why visitors cannot see a document, or nothing. */
function missing(site: Site, collection: string, id: string): Problem | undefined {
  const found = site.known.get(keyOf(collection, id));
  const noun = nounOf(collection);
  if (!found) return { address: `A deleted ${noun}`, reason: `The ${noun} was deleted.` };
  if (found.state === 'trash') return { address: found.title, reason: `The ${noun} is in the trash.` };
  if (found.state === 'draft') return { address: found.title, reason: `The ${noun} is not published.` };
  return undefined;
}

/** Issues of the newsletter are anchors of the page that lists them, whichever there are. */
const ISSUE = /^issue-\d+$/;

const isRedirected = ({ redirects }: Site, path: string) =>
  path in fixedRedirects || ruleFor(redirects, path) !== undefined;

/** A path of this site, as a page has it. */
const plain = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Why an address within this site leads nowhere, or nothing. `on`: the path of the page with the link, if it is one. */
function lost(site: Site, address: string, on: string | undefined): Problem | undefined {
  // Site-wide links stand on every page: their anchor alone says nothing about one.
  if (address.startsWith('#') && on === undefined) return undefined;
  const { pathname, hash } = new URL(address, `http://site.invalid${on ?? '/'}`);
  const path = plain(pathname);
  const anchors = site.anchors.get(path);
  if (!anchors) {
    const isThere = isCoded(path) || isRedirected(site, path);
    return isThere ? undefined : { address, reason: 'There is no published page at this path.' };
  }
  const anchor = hash.slice(1);
  const isFound = anchor === '' || anchors.has(anchor) || ISSUE.test(anchor);
  return isFound ? undefined : { address, reason: 'The page has no section with this anchor.' };
}

/** Does an address lead to another website? Only those are asked over the network. */
export const isElsewhere = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);

const isOfThisSite = (address: string) => address.startsWith('/') || address.startsWith('#');

/** Why a reference within the site is broken, or nothing. */
export function problemWithin(site: Site, reference: Reference, on: string | undefined): Problem | undefined {
  if (reference.kind === 'address')
    return isOfThisSite(reference.address) ? lost(site, reference.address, on) : undefined;
  const { collection, id } = reference;
  const gone = missing(site, collection, id);
  if (gone || reference.kind === 'document') return gone;
  const { title } = site.known.get(keyOf(collection, id)) ?? { title: '' };
  const isThere = site.sections.get(keyOf(collection, id))?.has(reference.anchor);
  return isThere
    ? undefined
    : { address: `${title} #${reference.anchor}`, reason: 'The page has no section with this anchor any more.' };
}
