import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { type PathCollection, pathCollections } from '../lib/paths';

/** A page that visitors see, without its content. */
export type PublishedPage = {
  id: string;
  path: string;
  title: string;
  collection: PathCollection;
  /** ISO 8601. */
  updatedAt: string;
  /** Search engines are asked not to show it. */
  isHidden: boolean;
};

const tables: Record<PathCollection, string> = {
  pages: 'pages',
  industries: 'industries',
  jobs: 'jobs',
  'legal-pages': 'legal_pages',
};

/** Names are of the code: nothing that somebody sends gets into them. */
const ALL = pathCollections
  .map(
    (collection) => `select id::text, path, title, '${collection}' as collection, updated_at,
      coalesce(meta_hide_from_search, false) as hidden
      from payload.${tables[collection]} where _status = 'published' and deleted_at is null and path is not null`,
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
 * Every published page, in one query past Payload: the redirects and the sitemap ask for all of them after every publish,
 * and reading 10,000 documents one by one took most of a second (docs/decisions/025-flat.md). With `req`, as its
 * transaction sees them. Past access control: what it returns anybody may see.
 */
export async function readPublishedPages(payload: Payload, req?: PayloadRequest): Promise<PublishedPage[]> {
  const adapter = payload.db as unknown as PostgresAdapter;
  const session = adapter.sessions[String(await req?.transactionID)];
  const { rows } = await (session?.db ?? adapter.drizzle).execute<Row>(sql.raw(ALL));
  return rows.map(({ id, path, title, collection, updated_at, hidden }) => ({
    id,
    path,
    title,
    collection,
    updatedAt: new Date(updated_at).toISOString(),
    isHidden: hidden,
  }));
}
