import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { defaultLanguage, homePath, type Language, languageOfPath, languages } from '@/lib/languages';
import { type PathCollection, pageTables, pathCollections, pathSchema } from '@/lib/paths';
import { databaseOf } from '@/payload/transaction';

type PathOfDocument = {
  path: string;
  collection?: string;
  id?: string | number;
  language?: Language;
  /** Path at which the document is published: no other may have it. */
  publishedPath?: string | null;
};

/** Undefined if the path belongs to the language. */
function languageProblem(path: string, language: Language): string | undefined {
  const expected = languageOfPath(path);
  if (expected === language) return undefined;
  return language === defaultLanguage
    ? `Paths that begin with ${homePath(expected)} belong to pages in ${languages[expected].name}. Choose another one.`
    : `The path of a page in ${languages[language].name} begins with ${homePath(language)}.`;
}

/** Only names from code, so nothing to inject. */
const EVERY_PATH = pathCollections
  .map(
    (collection) =>
      `select '${collection}' as collection, id::text, title, path, deleted_at from payload.${pageTables[collection]}`,
  )
  .join(' union all ');

type Holder = { collection: PathCollection; id: string; title: string | null; path: string; deleted_at: string | null };

/**
 * The documents that have one of these paths, also in the trash, from where they may be restored. One query past
 * Payload, which would read whole pages.
 */
export async function holdersOf(paths: string[], payload: Payload, req?: PayloadRequest): Promise<Holder[]> {
  const statement = sql`select * from (${sql.raw(EVERY_PATH)}) as page where path = any(${sql.param(paths)}::text[])`;
  return (await (await databaseOf(payload, req)).execute<Holder>(statement)).rows;
}

/** Why a document may not have a path, in words for its author; undefined if it may. */
export async function pathProblem(
  payload: Payload,
  { path, collection: own, id, language, publishedPath }: PathOfDocument,
  req?: PayloadRequest,
): Promise<string | undefined> {
  const result = pathSchema.safeParse(path);
  if (!result.success) return result.error.issues[0]?.message;
  const misplaced = language && languageProblem(result.data, language);
  if (misplaced || path === publishedPath) return misplaced;
  const holders = await holdersOf([result.data], payload, req);
  const taken = holders.find((one) => one.collection !== own || one.id !== String(id));
  if (taken) {
    const where = taken.deleted_at ? ', which is in the trash, has' : ' already has';
    return `"${taken.title}"${where} the path ${result.data}. Choose another one.`;
  }
  return undefined;
}
