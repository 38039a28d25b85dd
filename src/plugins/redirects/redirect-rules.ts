import type { Redirect } from '@payload-types';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { type PublishedPage as ListedPage, readPublishedPages } from '@/data/published-pages';
import { env } from '@/env';
import { pageTables } from '@/lib/paths';
import { afterFixedRedirects, fixedRedirects } from '@/lib/routes';
import { databaseOf } from '@/payload/transaction';
import { indexRedirects, type RedirectRule, type RedirectRules, ruleFor, statusOf } from '@/redirects/redirects';

export type PublishedPage = Pick<ListedPage, 'id' | 'path' | 'title' | 'collection'>;

export function ownPath(address: string, siteUrl = env().SITE_URL): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  // Both schemes: one of them leads to the other.
  return url.host === new URL(siteUrl).host ? url.pathname + url.search + url.hash : address;
}

/** Undefined if the page is unpublished. */
export function targetOf(to: Redirect['to'], pages: Map<string, PublishedPage>): string | undefined {
  if (to.kind === 'document') {
    const value = to.document?.value;
    return value ? pages.get(typeof value === 'string' ? value : value.id)?.path : undefined;
  }
  return to.kind === 'address' && to.address ? toPath(to.address) : undefined;
}

const toPath = (address: string): string => afterFixedRedirects(ownPath(address));

type StoredRedirect = Pick<Redirect, 'id' | 'from' | 'match' | 'status'> & {
  kind: Redirect['to']['kind'];
  address: string | null;
  target: string | null;
};

/** Only names from code, so nothing to inject. */
const ALL = `select r.id::text, r."from", r.match, r.status, r.to_kind as kind, r.to_address as address,
    coalesce(${Object.values(pageTables).map((table) => `l.${table}_id`)})::text as target
  from payload.redirects r left join payload.redirects_rels l on l.parent_id = r.id and l.path = 'to.document'
  order by r.created_at, r.id`;

/** One query: Payload takes a second for 10,000 redirects. No access control, since the result is public. */
export async function readStored(payload: Payload, req?: PayloadRequest): Promise<StoredRedirect[]> {
  const { rows } = await (await databaseOf(payload, req)).execute<StoredRedirect>(sql.raw(ALL));
  return rows;
}

export async function readRules(payload: Payload, req?: PayloadRequest) {
  const pages = await readPublishedPages(payload, req);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const stored = await readStored(payload, req);
  const rules = stored.flatMap(({ from, match, status, kind, address, target }): RedirectRule[] => {
    const to =
      kind === 'document' ? target && byId.get(target)?.path : kind === 'address' && address && toPath(address);
    return to ? [{ from, match, status: statusOf(status), to }] : [];
  });
  return { pages, byId, rules, stored };
}

/** Paths served regardless of redirects. */
export const servedPaths = (pages: PublishedPage[]): string[] => [
  ...pages.map(({ path }) => path),
  ...Object.keys(fixedRedirects),
];

function coveredPaths(rules: RedirectRule[], pages: PublishedPage[]): string[] {
  const index = indexRedirects({ rules, pages: [] });
  return servedPaths(pages).filter((path) => ruleFor(index, path) !== undefined);
}

export async function readTable(payload: Payload): Promise<RedirectRules> {
  const { rules, pages } = await readRules(payload);
  return { rules, pages: coveredPaths(rules, pages) };
}
