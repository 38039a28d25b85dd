import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { contentCollections } from '@/lib/content-collections';
import { JOB_STATS, JOBS, LOCKS, MIGRATIONS, PREFERENCES } from './own-collections';
import { KEY_VALUES, MIGRATIONS_TABLE } from './own-tables';
import { ofVersion, tablesOf } from './version-tables';

let payload: Payload;
beforeAll(async () => {
  payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true, key: 'schema' });
}, 60_000);

const columnsOf = (table: string): string[] =>
  Object.values(payload.db.rawTables[table]?.columns ?? {}).map(({ name }) => name);

function expectColumns(table: string, columns: string[], file: string) {
  const missing = columns.filter((column) => !columnsOf(table).includes(column));
  expect(
    missing,
    `Payload's adapter no longer makes the columns ${missing.join(', ')} of the table ${table}. Look at the migration ` +
      `that \`npm run generate\` writes, and correct the SQL of src/payload/${file}.ts.`,
  ).toEqual([]);
}

it('sessions are rows of a table of their own', () => {
  const own = ['device', 'method', 'last_used_at'];
  expectColumns('users_sessions', ['id', '_parent_id', 'created_at', 'expires_at', ...own], 'stored-sessions');
});

it.each(contentCollections)('versions of %s have the columns of their document', (collection) => {
  const { documents, versions } = tablesOf(collection);
  expectColumns(documents, ['id', '_status', 'deleted_at'], 'version-tables');
  const fields = ['deleted_at', 'editorial_state', 'editorial_note', 'editorial_submitted_at'];
  expectColumns(versions, ['id', 'parent_id', 'latest', ...fields.map(ofVersion)], 'version-tables');
});

it.each(['pages', 'redirects', 'languages'])('relationships of %s are rows of a table of their own', (collection) => {
  const { links, versionLinks } = tablesOf(collection);
  expectColumns(links, ['parent_id', 'path', 'pages_id'], 'version-tables');
  if (collection !== 'redirects') expectColumns(versionLinks, ['parent_id', 'path', 'pages_id'], 'version-tables');
});

it('there are tables of migrations, and of keys with values', () => {
  expectColumns(MIGRATIONS_TABLE.replace('payload.', ''), ['name', 'batch'], 'own-tables');
  expectColumns(KEY_VALUES.replace('payload.', ''), ['key', 'data'], 'own-tables');
});

it.each([
  [LOCKS, ['document', 'globalSlug', 'user']],
  [JOBS, ['taskSlug', 'input', 'waitUntil', 'processing', 'hasError', 'error', 'completedAt']],
  [MIGRATIONS, ['name', 'batch']],
  [PREFERENCES, ['key', 'value', 'user']],
])('Payload adds the collection %s', (slug, fields) => {
  const found = payload.config.collections.find((one) => one.slug === slug)?.flattenedFields.map(({ name }) => name);
  const missing = fields.filter((name) => !found?.includes(name));
  expect(
    missing,
    `Payload's own collection ${slug} ${found ? `has no fields ${missing.join(', ')} any more` : 'is gone'}. Look for ` +
      'what replaced it in payload/dist, and correct src/payload/own-collections.ts and what imports it: access rules ' +
      '(src/access/internal-collections.ts) may no longer apply.',
  ).toEqual([]);
});

it('the times of scheduled tasks are a global', () => {
  expect(
    payload.config.globals.some(({ slug }) => (slug as string) === JOB_STATS),
    `Payload has no global ${JOB_STATS} any more, to which src/access/internal-collections.ts denies access.`,
  ).toBe(true);
});
