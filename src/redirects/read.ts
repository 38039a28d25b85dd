import type { Redirect } from '@payload-types';
import type { Payload, PayloadRequest } from 'payload';
import { type PublishedPage as ListedPage, readPublishedPages } from '../data/published-pages';
import { indexRedirects, type RedirectRule, type RedirectRules, ruleFor } from '../delivery/redirects.mjs';
import { env } from '../env';
import { fixedRedirects } from '../lib/paths';

/** What rules need to know of a page that visitors see. */
export type PublishedPage = Pick<ListedPage, 'id' | 'path' | 'title' | 'collection'>;

/** An address of this very site as its path. */
export function ownPath(address: string, siteUrl = env().SITE_URL): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  return url.origin === new URL(siteUrl).origin ? url.pathname + url.search + url.hash : address;
}

/** Where a redirect leads as visitors may know it, or nothing: its page is not published. */
export function targetOf(to: Redirect['to'], pages: Map<string, PublishedPage>): string | undefined {
  if (to.kind === 'document') {
    const value = to.document?.value;
    return value ? pages.get(typeof value === 'string' ? value : value.id)?.path : undefined;
  }
  if (to.kind !== 'address' || !to.address) return undefined;
  const address = ownPath(to.address);
  return fixedRedirects[address as keyof typeof fixedRedirects] ?? address;
}

const plain = ({ from, match, status }: Pick<Redirect, 'from' | 'match' | 'status'>, to: string): RedirectRule => ({
  from,
  match,
  status: status === '302' ? 302 : 301,
  to,
});

/** All rules of the staff that lead somewhere, and all published pages. */
export async function readRules(payload: Payload, req?: PayloadRequest) {
  const pages = await readPublishedPages(payload, req);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const { docs } = await payload.find({
    collection: 'redirects',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const rules = docs.flatMap((redirect) => {
    const to = targetOf(redirect.to, byId);
    return to === undefined ? [] : plain(redirect, to);
  });
  return { pages, byId, rules, stored: docs };
}

/** Of the paths that answer themselves those that a rule would otherwise cover. */
export function coveredPaths(rules: RedirectRule[], pages: PublishedPage[]): string[] {
  const index = indexRedirects({ rules, pages: [] });
  const all = [...pages.map(({ path }) => path), ...Object.keys(fixedRedirects)];
  return all.filter((path) => ruleFor(index, path) !== undefined);
}

/** What is needed to answer with redirects. */
export async function readTable(payload: Payload): Promise<RedirectRules> {
  const { rules, pages } = await readRules(payload);
  return { rules, pages: coveredPaths(rules, pages) };
}
