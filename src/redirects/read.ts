import type { Redirect } from '@payload-types';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { type PublishedPage as ListedPage, readPublishedPages } from '../data/published-pages';
import { indexRedirects, type RedirectRule, type RedirectRules, ruleFor } from '../delivery/redirects/redirects.ts';
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
  return to.kind === 'address' && to.address ? toPath(to.address) : undefined;
}

/** Where an address leads, fixed redirects already followed. */
function toPath(address: string): string {
  const path = ownPath(address);
  return fixedRedirects[path as keyof typeof fixedRedirects] ?? path;
}

/** A redirect as its row has it. */
type StoredRedirect = Pick<Redirect, 'id' | 'from' | 'match' | 'status'> & {
  kind: Redirect['to']['kind'];
  address: string | null;
  target: string | null;
};

/** Names are of the code: nothing that somebody sends gets into them. */
const ALL = `select r.id::text, r."from", r.match, r.status, r.to_kind as kind, r.to_address as address,
    coalesce(l.pages_id, l.industries_id, l.jobs_id, l.legal_pages_id)::text as target
  from payload.redirects r left join payload.redirects_rels l on l.parent_id = r.id and l.path = 'to.document'
  order by r.created_at, r.id`;

/**
 * All redirects in one query past Payload, which takes a second for 10,000 of them and holds the event loop meanwhile. With
 * `req`, as its transaction sees them. Past access control: what it returns anybody may see.
 */
export async function readStored(payload: Payload, req?: PayloadRequest): Promise<StoredRedirect[]> {
  const adapter = payload.db as unknown as PostgresAdapter;
  const session = adapter.sessions[String(await req?.transactionID)];
  const { rows } = await (session?.db ?? adapter.drizzle).execute<StoredRedirect>(sql.raw(ALL));
  return rows;
}

/** All rules of the staff that lead somewhere, and all published pages. */
export async function readRules(payload: Payload, req?: PayloadRequest) {
  const pages = await readPublishedPages(payload, req);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const stored = await readStored(payload, req);
  const rules = stored.flatMap(({ from, match, status, kind, address, target }): RedirectRule[] => {
    const to =
      kind === 'document' ? target && byId.get(target)?.path : kind === 'address' && address && toPath(address);
    return to ? [{ from, match, status: status === '302' ? 302 : 301, to }] : [];
  });
  return { pages, byId, rules, stored };
}

/** The paths that answer themselves, whatever the redirects say. */
export const answeredPaths = (pages: PublishedPage[]): string[] => [
  ...pages.map(({ path }) => path),
  ...Object.keys(fixedRedirects),
];

/** Of the paths that answer themselves those that a rule would otherwise cover. */
export function coveredPaths(rules: RedirectRule[], pages: PublishedPage[]): string[] {
  const index = indexRedirects({ rules, pages: [] });
  return answeredPaths(pages).filter((path) => ruleFor(index, path) !== undefined);
}

/** What is needed to answer with redirects. */
export async function readTable(payload: Payload): Promise<RedirectRules> {
  const { rules, pages } = await readRules(payload);
  return { rules, pages: coveredPaths(rules, pages) };
}
