import { sql } from '@payloadcms/db-postgres';
import {
  boolean,
  customType,
  index,
  primaryKey,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { addedTable } from '@/payload/added-table';
import { dictionaryAt } from './dictionaries';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A `tsvector` holds at most 1 MB; longer texts are found by their beginning. */
const BODY = `left("body", 200000)`;
const NAME = `"title" || ' ' || translate("path", '/-#', '   ')`;

const vector = (dictionary: string, text: string, weight: string) =>
  `setweight(to_tsvector(${dictionary}, ${text}), '${weight}')`;

/** The language's dictionary finds other forms of a word, `simple` words that are still being typed. */
const LANGUAGE = dictionaryAt('"path"');
const SIMPLE = `'simple'`;
const names = [vector(LANGUAGE, NAME, 'A'), vector(SIMPLE, NAME, 'A')].join(' || ');
const words = [names, vector(LANGUAGE, BODY, 'C'), vector(SIMPLE, BODY, 'D')].join(' || ');

/** Otherwise up to 4 MB of recent changes would be read by every search until the next vacuum. */
const SEARCHED_AT_ONCE = { fastupdate: false };

/** One row per document or global and version: `newest` is what staff edit, `published` what visitors read. */
export const withTextIndexTable = addedTable((table) =>
  table(
    'text_index',
    {
      // Slug of the collection or global.
      place: varchar('place', { length: 64 }).notNull(),
      // Document id; for globals the slug again.
      document: varchar('document', { length: 64 }).notNull(),
      version: varchar('version', { length: 16 }).notNull(),
      // As `separated` stores it, like the body.
      title: text('title').notNull(),
      path: text('path').notNull(),
      // Every other text, one per line.
      body: text('body').notNull(),
      isHidden: boolean('is_hidden').notNull().default(false),
      editor: varchar('editor', { length: 64 }),
      changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
      names: tsvector('names').generatedAlwaysAs(sql.raw(names)),
      words: tsvector('words').generatedAlwaysAs(sql.raw(words)),
    },
    (row) => [
      primaryKey({ columns: [row.place, row.document, row.version] }),
      index('text_index_names').using('gin', row.names).with(SEARCHED_AT_ONCE),
      index('text_index_words').using('gin', row.words).with(SEARCHED_AT_ONCE),
      index('text_index_changed_at').on(row.version, row.changedAt),
    ],
  ),
);
