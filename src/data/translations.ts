import { sql } from '@payloadcms/db-postgres';
import { cache } from 'react';
import { defaultLanguage, isLanguage, type Language, translatableCollections } from '@/lib/languages';
import { pageTables } from '@/lib/paths';
import { databaseOf } from '@/payload/transaction';
import { tags } from '@/publishing/tags';
import { dependOn } from './depend-on';
import { offeredLanguages } from './offered';
import { reader } from './payload';

/** `original` and `originalPath` refer to the English original. */
export type Translation = {
  id: string;
  path: string;
  title: string;
  original: string;
  originalPath: string;
};

type Row = Translation & { language: string };

/** Only names from code, so nothing to inject. */
const tables = translatableCollections.map((collection) => pageTables[collection]);

const visible = (drafts: boolean, members: string[]) =>
  sql`and t.deleted_at is null and (t._status = 'published' or ${drafts} or t.id::text = any(${sql.param(members)}::text[]))`;

const union = (parts: ReturnType<typeof sql>[]) => sql.join(parts, sql` union all `);

async function extent() {
  const { payload, as, overlay } = await reader();
  const members = (overlay?.documents ?? []).map(({ id }) => id);
  return { database: await databaseOf(payload), shown: visible(as.draft, members) };
}

/** One query past Payload, because a page looks up many links. Callers declare the tags of what they use. */
export const translationsIn = cache(async (language: Language) => {
  const { database, shown } = await extent();
  const { rows } = await database.execute<Row>(
    union(
      tables.map((table) => {
        const name = sql.raw(`payload.${table}`);
        return sql`select t.id::text, t.path, t.title, t.language::text as language, o.id::text as original,
          o.path as "originalPath" from ${name} t join ${name} o on o.id = t.translation_of_id
          where t.language::text = ${language} and t.path is not null ${shown}`;
      }),
    ),
  );
  return {
    byOriginal: new Map(rows.map((row) => [row.original, row])),
    byPath: new Map(rows.map((row) => [row.originalPath, row])),
  };
});

export type PageVersion = { language: Language; path: string };

/** The page in English and the languages offered, itself included. Tag: the translations of its original. */
export const versionsOf = cache(async (id: string, path: string): Promise<PageVersion[]> => {
  const offered = await offeredLanguages();
  if (offered.length === 0) return [];
  const { database, shown } = await extent();
  const { rows } = await database.execute<{ language: string; path: string; group: string | null; isShown: boolean }>(
    union(
      tables.map((table) => {
        const name = sql.raw(`payload.${table}`);
        return sql`select t.language::text as language, t.path, (
            select g.path from ${name} g where g.id = coalesce(own.translation_of_id, own.id)
          ) as "group", (true ${shown}) as "isShown"
          from ${name} own join ${name} t
            on coalesce(t.translation_of_id, t.id) = coalesce(own.translation_of_id, own.id)
          where own.id = ${id}::uuid`;
      }),
    ),
  );
  await dependOn(tags.translations(rows[0]?.group ?? path));
  const languages: Language[] = [defaultLanguage, ...offered];
  return languages.flatMap((language) => {
    const row = rows.find((one) => one.isShown && one.language === language && isLanguage(one.language));
    return row ? [{ language, path: row.path }] : [];
  });
});
