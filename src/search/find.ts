import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { defaultLanguage, type Language, otherLanguages } from '@/lib/languages';
import { dictionariesOf } from './dictionaries';
import { MATCH_BEGINS, MATCH_ENDS, type Piece, piecesOf } from './excerpt';
import { joinedAgain, SEPARATOR, separated } from './separated';
import type { Version } from './write-index';

export type Found = {
  place: string;
  document: string;
  title: string;
  path: string;
  isLive: boolean;
  excerpt: Piece[];
};

type Row = Omit<Found, 'excerpt'> & { excerpt: string | null };

const db = (payload: Payload) => (payload.db as unknown as PostgresAdapter).drizzle;

const found = ({ excerpt, title, ...row }: Row): Found => ({
  ...row,
  title: joinedAgain(title),
  excerpt: piecesOf(joinedAgain(excerpt ?? '')),
});

const COLUMNS = sql.raw(`r.place, r.document, r.title, r.path, exists (
  select 1 from payload.text_index p where p.place = r.place and p.document = r.document and p.version = 'published'
) as "isLive"`);

/** Ranked candidates: a word on every page must not cost more than a rare one. */
const MOST_NAMED = 200;
const MOST_WORDED = 300;
const EXCERPT_FROM = 30_000;
/**
 * Postgres does not count what it takes to unpack the words of a document, and would read those of all documents instead
 * of the index. Default: 0.0025.
 */
const COMPARISON_COST = sql`set local cpu_operator_cost = 0.1`;
/** A line of the index that ends like a sentence: a heading, a label or a button does not. */
const SENTENCE = `[.!?…][”"’)${SEPARATOR}]*$`;
const HEADLINE = `StartSel=${MATCH_BEGINS}, StopSel=${MATCH_ENDS}, MaxWords=28, MinWords=12, MaxFragments=1`;

type Search = {
  /** From `tsquery` (words.ts); not empty. */
  query: string;
  version: Version;
  places: readonly string[];
  limit: number;
  /** For visitors: only what has an address in this language and search engines may list. */
  language?: Language;
};

/** Paths of other languages begin with their code. */
const inLanguage = (language: Language) =>
  language === defaultLanguage
    ? sql`split_part(i.path, '/', 2) <> all(${sql.param([...otherLanguages])}::text[])`
    : sql`split_part(i.path, '/', 2) = ${language}`;

/** What an excerpt is taken from: for visitors sentences, as far as there are any; for staff all, labels included. */
const excerpted = (language: Language | undefined) => {
  const beginning = sql`left(r.body, ${EXCERPT_FROM})`;
  if (!language) return beginning;
  return sql`coalesce((
    select string_agg(line, E'\\n' order by place) from regexp_split_to_table(${beginning}, E'\\n') with ordinality as lines(line, place)
    where line ~ ${SENTENCE}
  ), ${beginning})`;
};

/** The best matches: titles and paths first, then texts. Ignores access rules: callers choose places and version. */
export async function findTexts(payload: Payload, search: Search): Promise<Found[]> {
  const { query, version, places, limit, language } = search;
  const dictionaries = dictionariesOf(language);
  const terms = sql.join(
    [...dictionaries, 'simple'].map((one) => sql`to_tsquery(${one}::regconfig, ${query})`),
    sql` || `,
  );
  const which = sql`i.version = ${version} and i.place = any(${sql.param([...places])}::text[])${
    language ? sql` and not i.is_hidden and i.path <> '' and ${inLanguage(language)}` : sql``
  }`;
  const statement = sql`
    with candidates as (
      (select i.place, i.document from payload.text_index i where i.names @@ (${terms}) and ${which} limit ${MOST_NAMED})
      union
      (select i.place, i.document from payload.text_index i where i.words @@ (${terms}) and ${which} limit ${MOST_WORDED})
    ), best as (
      select i.*, 4 * ts_rank(i.names, ${terms}) + ts_rank(i.words, ${terms}) as rank
      from candidates join payload.text_index i using (place, document) where i.version = ${version}
      order by rank desc, i.changed_at desc limit ${limit}
    )
    select ${COLUMNS},
      ts_headline(${dictionaries[0]}::regconfig, ${excerpted(language)}, ${terms}, ${HEADLINE}) as excerpt
    from best r order by r.rank desc, r.changed_at desc`;
  return db(payload).transaction(async (transaction) => {
    await transaction.execute(COMPARISON_COST);
    const { rows } = await transaction.execute<Row>(statement);
    return rows.map(found);
  });
}

type Recent = Omit<Search, 'query' | 'language'> & {
  person: string;
  /** Theirs alone. */
  isOwn?: boolean;
};

/** The latest changes, this person's first. Ignores access rules, like the above. */
export async function findRecent(
  payload: Payload,
  { person, isOwn, version, places, limit }: Recent,
): Promise<Found[]> {
  const { rows } = await db(payload).execute<Row>(sql`
    select ${COLUMNS}, null as excerpt from payload.text_index r
    where r.version = ${version} and r.place = any(${sql.param([...places])}::text[])
      ${isOwn ? sql`and r.editor = ${person}` : sql``}
    order by (r.editor = ${person}) desc nulls last, r.changed_at desc limit ${limit}`);
  return rows.map(found);
}

/** Undefined if the document has no such version. */
export async function findEntry(
  payload: Payload,
  { place, document, version }: { place: string; document: string; version: Version },
): Promise<Found | undefined> {
  const { rows } = await db(payload).execute<Row>(sql`
    select ${COLUMNS}, null as excerpt from payload.text_index r
    where r.place = ${place} and r.document = ${document} and r.version = ${version}`);
  return rows.map(found)[0];
}

/** Newest versions that contain a text in any case, in a stable order. */
export async function findContaining(
  payload: Payload,
  { text, places, limit }: { text: string; places: readonly string[]; limit: number },
): Promise<{ place: string; document: string }[]> {
  const pattern = `%${separated(text).replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db(payload).execute<{ place: string; document: string }>(sql`
    select place, document from payload.text_index
    where version = 'newest' and place = any(${sql.param([...places])}::text[])
      and (title ilike ${pattern} or body ilike ${pattern})
    order by place, path, title, document limit ${limit}`);
  return rows;
}
