import type { ContentCollection } from '@/lib/content-collections';
import { ofVersion, tablesOf } from '@/payload/version-tables';

/** Only names from code, so nothing to inject. */
export type Source = {
  collection: ContentCollection | 'patterns' | 'redirects';
  title: string;
  json?: string;
  reference?: string;
  hasRelationships: boolean;
  hasDrafts: boolean;
};

/** Collections that can refer to others. Phases cannot. */
export const sources: Source[] = [
  {
    collection: 'pages',
    title: 'title',
    json: 'blocks',
    reference: 'meta_image_id',
    hasRelationships: true,
    hasDrafts: true,
  },
  {
    collection: 'industries',
    title: 'title',
    json: 'own_section',
    reference: 'meta_image_id',
    hasRelationships: true,
    hasDrafts: true,
  },
  {
    collection: 'jobs',
    title: 'title',
    reference: 'meta_image_id',
    hasRelationships: true,
    hasDrafts: true,
  },
  {
    collection: 'legal-pages',
    title: 'title',
    json: 'body',
    reference: 'meta_image_id',
    hasRelationships: true,
    hasDrafts: true,
  },
  {
    collection: 'newsletter-issues',
    title: 'title',
    json: 'sections',
    reference: 'meta_image_id',
    hasRelationships: true,
    hasDrafts: true,
  },
  {
    collection: 'leaders',
    title: 'name',
    reference: 'portrait_id',
    hasRelationships: false,
    hasDrafts: true,
  },
  // Navigation and footer of a language.
  { collection: 'languages', title: 'title', hasRelationships: true, hasDrafts: true },
  {
    collection: 'patterns',
    title: 'title',
    json: 'blocks',
    hasRelationships: false,
    hasDrafts: false,
  },
  {
    collection: 'forms',
    title: 'title',
    reference: 'thanks_page_id',
    hasRelationships: false,
    hasDrafts: true,
  },
  { collection: 'redirects', title: 'from', hasRelationships: true, hasDrafts: false },
];

export const relationshipColumn: Record<string, string> = {
  pages: 'pages_id',
  industries: 'industries_id',
  jobs: 'jobs_id',
  'newsletter-issues': 'newsletter_issues_id',
  'legal-pages': 'legal_pages_id',
};

/** $1: LIKE pattern of the id in JSON. $2: LIKE pattern of the path. $3: column of the relationship. $4: the id. */
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

/** Postgres needs the type of parameters that a statement does not use. */
const ALL_PARAMETERS = '$1::text is not null and $2::text is not null and $3::text is not null';

const quoted = (name: string) => `payload."${name}"`;

/** In the published row, and in the newest version if there are drafts. */
export function statementFor(source: Source): string {
  const { collection, title, hasDrafts } = source;
  const { documents, versions, links, versionLinks } = tablesOf(collection);
  const hasTrash = collection !== 'redirects';
  const current = `select t.id, t."${title}" as title, ${hasDrafts ? "(t._status = 'published')" : 'true'} as live
    from ${quoted(documents)} t
    where t.id::text <> $4 ${hasTrash ? 'and t.deleted_at is null' : ''}
      and (${matches(source, 't', quoted(links), '')})`;
  if (!hasDrafts) return `${current} and ${ALL_PARAMETERS}`;
  return `${current} and ${ALL_PARAMETERS}
    union all
    select v.parent_id as id, v."${ofVersion(title)}" as title, false as live
    from ${quoted(versions)} v
    where v.latest and v.parent_id is not null and v.parent_id::text <> $4 and v.${ofVersion('deleted_at')} is null
      and (${matches(source, 'v', quoted(versionLinks), ofVersion(''))})`;
}
