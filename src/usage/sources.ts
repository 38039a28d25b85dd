import type { ContentCollection } from '../lib/content-collections';

/** A table in which documents refer to others. Names are of the code: nothing that somebody sends gets into them. */
export type Source = {
  collection: ContentCollection | 'patterns' | 'redirects';
  table: string;
  title: string;
  /** The column with sections or rich text. */
  json?: string;
  /** The column of a single reference. */
  reference?: string;
  /** Relationships are rows of a table beside it. */
  hasRelationships: boolean;
  hasDrafts: boolean;
};

/** Collections whose documents can refer to others. Issues and phases cannot. */
export const sources: Source[] = [
  {
    collection: 'pages',
    table: 'pages',
    title: 'title',
    json: 'blocks',
    reference: 'meta_image_id',
    hasRelationships: true,
    hasDrafts: true,
  },
  {
    collection: 'industries',
    table: 'industries',
    title: 'title',
    reference: 'meta_image_id',
    hasRelationships: true,
    hasDrafts: true,
  },
  {
    collection: 'jobs',
    table: 'jobs',
    title: 'title',
    reference: 'meta_image_id',
    hasRelationships: true,
    hasDrafts: true,
  },
  {
    collection: 'legal-pages',
    table: 'legal_pages',
    title: 'title',
    json: 'body',
    reference: 'meta_image_id',
    hasRelationships: true,
    hasDrafts: true,
  },
  {
    collection: 'leaders',
    table: 'leaders',
    title: 'name',
    reference: 'portrait_id',
    hasRelationships: false,
    hasDrafts: true,
  },
  {
    collection: 'patterns',
    table: 'patterns',
    title: 'title',
    json: 'blocks',
    hasRelationships: false,
    hasDrafts: false,
  },
  { collection: 'redirects', table: 'redirects', title: 'from', hasRelationships: true, hasDrafts: false },
];

/** Documents that may be referred to, and the column by which a relationship of the tables above does so. */
export const relationshipColumn: Record<string, string> = {
  pages: 'pages_id',
  industries: 'industries_id',
  jobs: 'jobs_id',
  'legal-pages': 'legal_pages_id',
};

/** $1: the id in a JSON text. $2: the path in a JSON text. $3: the column of the relationship. $4: the id. */
const matches = (source: Source, row: string, rels: string, prefix: string) => {
  const parts: string[] = [];
  const json = source.json && `${row}.${prefix}${source.json}::text`;
  if (json) parts.push(`${json} like $1`, `${json} like $2`);
  if (source.reference) parts.push(`${row}.${prefix}${source.reference}::text = $4`);
  if (source.hasRelationships) {
    parts.push(`exists (select 1 from ${rels} r where r.parent_id = ${row}.id and to_jsonb(r) ->> $3 = $4)`);
  }
  return parts.join(' or ');
};

/** Names every parameter once: Postgres wants to know the type of those that a statement has no use for. */
const ALL_PARAMETERS = '$1::text is not null and $2::text is not null and $3::text is not null';

const quoted = (name: string) => `payload."${name}"`;

/** The statement that finds what refers to a document: the row visitors see, and the newest version where there are drafts. */
export function statementFor(source: Source): string {
  const { table, title, hasDrafts } = source;
  const hasTrash = source.collection !== 'redirects';
  const current = `select t.id, t."${title}" as title, ${hasDrafts ? "(t._status = 'published')" : 'true'} as live
    from ${quoted(table)} t
    where t.id::text <> $4 ${hasTrash ? 'and t.deleted_at is null' : ''}
      and (${matches(source, 't', quoted(`${table}_rels`), '')})`;
  if (!hasDrafts) return `${current} and ${ALL_PARAMETERS}`;
  return `${current} and ${ALL_PARAMETERS}
    union all
    select v.parent_id as id, v."version_${title}" as title, false as live
    from ${quoted(`_${table}_v`)} v
    where v.latest and v.parent_id is not null and v.parent_id::text <> $4 and v.version_deleted_at is null
      and (${matches(source, 'v', quoted(`_${table}_v_rels`), 'version_')})`;
}
