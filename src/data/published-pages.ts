import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { OFFERED } from '@/access/offered-languages';
import { defaultLanguage, isTranslatable, type Language, languageOfPath } from '@/lib/languages';
import { type PathCollection, pageTables, pathCollections } from '@/lib/paths';
import { databaseOf } from '@/payload/transaction';

export type PublishedPage = {
  id: string;
  path: string;
  title: string;
  collection: PathCollection;
  /** ISO 8601. */
  updatedAt: string;
  isHidden: boolean;
  language: Language;
  /** Id of the English original; its own for an original. */
  original: string;
};

/** Visitors do not see variants at their own path. */
const ownPathOnly = (collection: PathCollection) => (collection === 'pages' ? 'and variant_of_id is null' : '');

/** Only names from code, so nothing to inject. */
const ALL = pathCollections
  .map(
    (collection) => `select id::text, path, title, '${collection}' as collection, updated_at,
      coalesce(meta_hide_from_search, false) as hidden,
      ${isTranslatable(collection) ? 'coalesce(translation_of_id, id)::text' : 'id::text'} as original
      from payload.${pageTables[collection]} where _status = 'published' and deleted_at is null and path is not null
      ${isTranslatable(collection) ? `and (language = '${defaultLanguage}' or language::text in (${OFFERED}))` : ''}
      ${ownPathOnly(collection)}`,
  )
  .join(' union all ');

type Row = {
  id: string;
  path: string;
  title: string;
  collection: PathCollection;
  updated_at: Date | string;
  hidden: boolean;
  original: string;
};

const asPage = ({ id, path, title, collection, updated_at, hidden, original }: Row): PublishedPage => ({
  id,
  path,
  title,
  collection,
  updatedAt: new Date(updated_at).toISOString(),
  isHidden: hidden,
  language: languageOfPath(path),
  original,
});

/**
 * One query past Payload, which takes most of a second for 10,000 pages: redirects and sitemap need all after every
 * publish. With `req`: as its transaction sees them. No access control, since the result is public.
 */
export async function readPublishedPages(payload: Payload, req?: PayloadRequest): Promise<PublishedPage[]> {
  const { rows } = await (await databaseOf(payload, req)).execute<Row>(sql.raw(ALL));
  return rows.map(asPage);
}

/** The pages visitors may read at these paths. Payload would read every collection, and whole pages. */
export async function readPublishedAt(payload: Payload, paths: string[]): Promise<Map<string, PublishedPage>> {
  const statement = sql`select * from (${sql.raw(ALL)}) as page where path = any(${sql.param(paths)}::text[])`;
  const { rows } = await (await databaseOf(payload)).execute<Row>(statement);
  return new Map(rows.map((row) => [row.path, asPage(row)]));
}
