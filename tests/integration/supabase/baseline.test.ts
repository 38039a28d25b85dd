import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateSupabase, migrationsIn } from '../../../supabase/local/migrate';
import { type TestGateway, testGateway } from '../../helpers/gateway';
import { linesOf } from '../../helpers/schema';

/** The visitors' tables: a new database begins with the baseline, an older one is brought to it (decision 066). */

const folder = path.resolve('supabase/migrations');
const replaced = path.resolve('supabase/before-baseline');
const older = migrationsIn(replaced);
const MESSAGE = "('Ada', 'ada@example.com', 'Hello', 'a digest')";

let gateway: TestGateway;
let database: pg.Client;

const versions = async () => {
  const { rows } = await database.query('select version from supabase_migrations.schema_migrations order by version');
  return rows.map(({ version }) => String(version));
};
const messages = async () => (await database.query('select name, email, message from contact_messages')).rows;
/** The baseline, and what has been added since. */
const since = migrationsIn(folder);
const own = () => [...older, ...since].map(({ version }) => version);

const empty = () =>
  database.query('drop schema public cascade; create schema public; delete from supabase_migrations.schema_migrations');

/** Tables of the first `count` migrations, with content. */
async function atStep(count: number): Promise<void> {
  await empty();
  const some = fs.mkdtempSync(path.join(process.env.DATA_DIR ?? '', 'migrations-'));
  for (const { file } of older.slice(0, count)) fs.copyFileSync(path.join(replaced, file), path.join(some, file));
  await migrateSupabase(database, some);
  await database.query(`insert into contact_messages (name, email, message, fingerprint) values ${MESSAGE}`);
}

beforeAll(async () => {
  gateway = await testGateway({});
  database = new pg.Client(process.env.DATABASE_URL);
  await database.connect();
});

afterAll(async () => {
  await database?.end();
  await gateway?.stop();
});

it('a new database has today’s tables, functions and rights without what the baseline replaces', async () => {
  await empty();
  expect(await migrateSupabase(database, folder)).toBe(since.length);
  expect(await versions()).toEqual(own());
  const fresh = await linesOf(database, 'public');
  await atStep(older.length);
  await migrateSupabase(database, folder);
  expect(await linesOf(database, 'public')).toEqual(fresh);
  expect(fresh.filter((line) => line.startsWith('policy'))).toHaveLength(3);
});

describe.each([1, 5, 9, 10])('a database with %i of what the baseline replaces', (count) => {
  it('has all of it after the upgrade, with its rows', async () => {
    await atStep(count);
    await migrateSupabase(database, folder);
    expect(await versions()).toEqual(own());
    expect(await messages()).toEqual([{ name: 'Ada', email: 'ada@example.com', message: 'Hello' }]);
    expect(await migrateSupabase(database, folder)).toBe(0);
  });
});

it('two that begin at once do it once', async () => {
  await atStep(3);
  const other = new pg.Client(process.env.DATABASE_URL);
  await other.connect();
  await Promise.all([migrateSupabase(database, folder), migrateSupabase(other, folder)]);
  await other.end();
  expect(await versions()).toEqual(own());
});

it('a database with a gap in what it had is refused, and stays as it is', async () => {
  await atStep(4);
  await database.query('delete from supabase_migrations.schema_migrations where version = $1', [older[1]?.version]);
  const [lines, had] = [await linesOf(database, 'public'), await versions()];
  await expect(migrateSupabase(database, folder)).rejects.toThrow(`lacks the migration ${older[1]?.version}`);
  expect([await linesOf(database, 'public'), await versions()]).toEqual([lines, had]);
});
