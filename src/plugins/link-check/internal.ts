import { fixedRedirects, isCoded } from '@/lib/routes';
import type { Reference } from '@/staff/references';
import { ruleFor } from '../../redirects/redirects.ts';
import { keyOf, type Site } from './site';

export type Problem = { address: string; reason: string };

const nouns: Record<string, string> = { media: 'file', forms: 'form', pages: 'page', industries: 'page', jobs: 'page' };
const nounOf = (collection: string) => nouns[collection] ?? (collection === 'legal-pages' ? 'page' : 'document');

function missing(site: Site, collection: string, id: string): Problem | undefined {
  const found = site.known.get(keyOf(collection, id));
  const noun = nounOf(collection);
  if (!found) return { address: `A deleted ${noun}`, reason: `The ${noun} was deleted.` };
  if (found.state === 'trash') return { address: found.title, reason: `The ${noun} is in the trash.` };
  if (found.state === 'draft') return { address: found.title, reason: `The ${noun} is not published.` };
  if (found.state === 'variant')
    return {
      address: found.title,
      reason: 'The page is a variant of an experiment. Link to the page of the experiment.',
    };
  return undefined;
}

/** Issues are anchors of the page that lists them, and vary. */
const ISSUE = /^issue-\d+$/;

const isRedirected = ({ redirects }: Site, path: string) =>
  path in fixedRedirects || ruleFor(redirects, path) !== undefined;

const plain = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

function lost(site: Site, address: string, on: string | undefined): Problem | undefined {
  // Site-wide links appear on every page, so a bare anchor cannot be checked.
  if (address.startsWith('#') && on === undefined) return undefined;
  const { pathname, hash } = new URL(address, `http://site.invalid${on ?? '/'}`);
  const path = plain(pathname);
  const anchors = site.variants.has(path) && path !== on ? undefined : site.anchors.get(path);
  if (!anchors) {
    const isThere = isCoded(path) || isRedirected(site, path);
    return isThere ? undefined : { address, reason: 'No page is published at this path.' };
  }
  const anchor = hash.slice(1);
  const isFound = anchor === '' || anchors.has(anchor) || ISSUE.test(anchor);
  return isFound ? undefined : { address, reason: 'The page has no section with this anchor.' };
}

export const isElsewhere = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);

const isOfThisSite = (address: string) => address.startsWith('/') || address.startsWith('#');

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
    : { address: `${title} #${reference.anchor}`, reason: 'The page no longer has a section with this anchor.' };
}
