import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { type PathCollection, pathCollections } from '@/lib/paths';
import { databaseOf } from '@/lib/transaction';

export type PublishedPage = {
  id: string;
  path: string;
  title: string;
  collection: PathCollection;
  /** ISO 8601. */
  updatedAt: string;
  isHidden: boolean;
};

/** Their tables; a relationship to one has a column of this name and `_id`. */
export const pageTables: Record<PathCollection, string> = {
  pages: 'pages',
  industries: 'industries',
  jobs: 'jobs',
  'newsletter-issues': 'newsletter_issues',
  'legal-pages': 'legal_pages',
};

/** Only names from code, so there is nothing to inject. */
const ALL = pathCollections
  .map(
    (collection) => `select id::text, path, title, '${collection}' as collection, updated_at,
      coalesce(meta_hide_from_search, false) as hidden
      from payload.${pageTables[collection]} where _status = 'published' and deleted_at is null and path is not null`,
  )
  .join(' union all ');

type Row = {
  id: string;
  path: string;
  title: string;
  collection: PathCollection;
  updated_at: Date | string;
  hidden: boolean;
};

/**
 * Every published page, in one query past Payload: redirects and sitemap need all of them after every publish, and
 * Payload takes most of a second for 10,000 documents. With `req`: as seen by its transaction. No access control,
 * since the result is public.
 */
export async function readPublishedPages(payload: Payload, req?: PayloadRequest): Promise<PublishedPage[]> {
  const { rows } = await (await databaseOf(payload, req)).execute<Row>(sql.raw(ALL));
  return rows.map(({ id, path, title, collection, updated_at, hidden }) => ({
    id,
    path,
    title,
    collection,
    updatedAt: new Date(updated_at).toISOString(),
    isHidden: hidden,
  }));
}
