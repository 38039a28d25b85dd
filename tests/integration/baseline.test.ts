import fs from 'node:fs';
import path from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { unpack } from '@/backup/archive';
import { tablesIn } from '@/backup/catalogue';
import { before } from '../../migrations/before-baseline';
import { loadDatabase } from '../../scripts/backup/load';
import { migrationsFor, migrationsOf, type Step } from '../../scripts/launch/migrations-for';
import { oneReleaseStep } from '../../scripts/launch/one-release-step';
import { ownMigrations, recordedMigrations, waitingFor } from '../../scripts/launch/own-migrations';
import { upgradeOf } from '../../scripts/launch/upgrade';
import { inRoot } from '../../scripts/process/paths';
import { sample } from '../helpers/extent';
import { testPayload } from '../helpers/payload';
import { linesOf } from '../helpers/schema';

/** New databases begin with the baseline, those from before it are brought to the same schema (decision 066). */

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = process.env;
const BASELINE = '20261127_080000_baseline';
const FIVE_DAYS_OLD = '54a76bd8';
const LAST_BEFORE = 'fea55f5c';
/** Derived, or temporary: docs/decisions/066-one-baseline.md. */
const NOT_CONTENT = [
  'payload_migrations',
  'payload_jobs',
  'payload_jobs_log',
  'exports',
  'exports_texts',
  'imports',
  'pending_tags',
];

// Each makes tables in up to 27 steps.
vi.setConfig({ testTimeout: 180_000 });

/** Of those that came after it, which every database runs. */
const later = ownMigrations().filter((name) => name > BASELINE);

type Rows = Record<string, Record<string, string | null>[]>;

let pool: PostgresAdapter['pool'];
let fresh: string[];

async function migrate(steps: Step[]): Promise<void> {
  const migrations = steps as unknown as NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations'];
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The migration failed.');
  });
  await payload.db.migrate({ migrations }).finally(() => ended.mockRestore());
}

const upgrade = async () => migrate(await migrationsFor(await recordedMigrations(databaseUrl)));

const schemaNow = () => linesOf(pool as never, 'payload');

async function rowsNow(): Promise<Rows> {
  const rows: Rows = {};
  for (const { name, columns } of await tablesIn(pool as never, ['payload'])) {
    const texts = columns.map((column) => `"${column}"::text as "${column}"`).join(', ');
    rows[name] = (await pool.query(`select ${texts} from payload."${name}" order by 1`)).rows;
  }
  return rows;
}

/** The site's tables and rows of an archive, without its files. */
async function bringBack(release: string): Promise<Rows> {
  await pool.query('drop schema payload cascade; create schema payload');
  fs.mkdirSync(dataDir, { recursive: true });
  const folder = fs.mkdtempSync(path.join(dataDir, '.release-'));
  const manifest = await unpack(path.join(inRoot('tests/releases'), `${release}.tar.gz`), folder);
  const isOfSite = ({ schema }: { schema: string }) => schema === 'payload';
  const { tables, sequences, migrations } = manifest;
  await migrate(await migrationsOf(new Set(migrations)));
  await loadDatabase(databaseUrl, folder, {
    ...manifest,
    tables: tables.filter(isOfSite),
    sequences: sequences.filter(isOfSite),
  });
  return rowsNow();
}

const payload = await testPayload();

beforeAll(async () => {
  ({ pool } = payload.db as unknown as PostgresAdapter);
  fresh = await schemaNow();
});

it('a new database has today’s schema from one migration, and counts as one that had all before it', async () => {
  expect(waitingFor(new Set())).toEqual([BASELINE, ...later]);
  expect([...(await recordedMigrations(databaseUrl))].toSorted()).toEqual(ownMigrations());
  expect(ownMigrations()).toEqual([...before.map(({ name }) => name), BASELINE, ...later]);
  await pool.query('drop schema payload cascade; create schema payload');
  await migrate(before);
  await upgrade();
  expect(await schemaNow()).toEqual(fresh);
});

it('a backup gets its tables from the baseline if it has it, otherwise from the steps that it had', async () => {
  const names = async (backup: string[]) => (await migrationsOf(new Set(backup))).map(({ name }) => name);
  expect(await names(ownMigrations())).toEqual([BASELINE, ...later]);
  expect(await names(ownMigrations().slice(0, 5))).toEqual(ownMigrations().slice(0, 5));
});

describe.each(sample([FIVE_DAYS_OLD, '07986180']))('a site of %s', (release) => {
  it('has today’s schema after its upgrade, and keeps every row', async () => {
    const rows = await bringBack(release);
    const has = await recordedMigrations(databaseUrl);
    expect(await upgradeOf(databaseUrl)).toMatchObject({
      isNew: false,
      unknown: [],
      waiting: ownMigrations().filter((name) => !has.has(name)),
    });
    await upgrade();
    expect(await schemaNow()).toEqual(fresh);
    expect(await upgradeOf(databaseUrl)).toMatchObject({ isNew: false, waiting: [], unknown: [] });
    const upgraded = await rowsNow();
    const content = Object.entries(rows).filter(([table]) => !NOT_CONTENT.includes(table));
    const lost = content.filter(([table, { length }]) => upgraded[table]?.length !== length);
    expect(lost.map(([table, { length }]) => [table, length, upgraded[table]?.length])).toEqual([]);
    const shown = ({ pages = [], users = [], media = [] }: Rows) => [
      pages.map(({ id, title, path: place, sections }) => [id, title, place, sections]),
      users.map(({ id, email, hash, salt }) => [id, email, hash, salt]),
      media.map(({ id, filename, alt }) => [id, filename, alt]),
    ];
    expect(shown(upgraded)).toEqual(shown(rows));
    expect(upgraded.pages?.length).toBeGreaterThan(10);
  });
});

it('the upgrade of a site of the version before the baseline is a note', async () => {
  const { payload_migrations: _, ...rows } = await bringBack(LAST_BEFORE);
  await upgrade();
  const { payload_migrations: noted = [], ...upgraded } = await rowsNow();
  // With the columns that came later.
  expect(upgraded).toMatchObject(rows);
  expect(noted.map(({ name }) => name).toSorted()).toEqual(ownMigrations());
  expect(await schemaNow()).toEqual(fresh);
});

it('an upgrade that fails in the middle is completed by the next one; of two at once, one has nothing to do', async () => {
  const { pages = [] } = await bringBack(FIVE_DAYS_OLD);
  const all = await migrationsFor(await recordedMigrations(databaseUrl));
  const fails = async () => Promise.reject(new Error('The power is gone.'));
  const steps = all.map((step, index) => (index === 15 ? { ...step, up: fails } : step));
  await expect(migrate(steps)).rejects.toThrow('failed');
  expect((await recordedMigrations(databaseUrl)).size).toBe(15);
  await Promise.all([oneReleaseStep(databaseUrl, upgrade), oneReleaseStep(databaseUrl, upgrade)]);
  const { payload_migrations: noted = [], pages: upgraded } = await rowsNow();
  expect(noted.map(({ name }) => name).toSorted()).toEqual(ownMigrations());
  expect(upgraded).toHaveLength(pages.length);
  expect(await schemaNow()).toEqual(fresh);
});

it('a database with a gap in what it had, or with nothing of this site, is refused and stays as it is', async () => {
  await bringBack(FIVE_DAYS_OLD);
  const states = [
    ["delete from payload.payload_migrations where name like '%_design_reviews'", 'lacks the migration'],
    ["update payload.payload_migrations set name = 'x' || name", 'none of this site'],
  ] as const;
  for (const [change, why] of states) {
    await pool.query(change);
    const [schema, rows] = [await schemaNow(), await rowsNow()];
    await expect(upgradeOf(databaseUrl)).rejects.toThrow(why);
    await expect(upgrade()).rejects.toThrow('Nothing has changed');
    expect([await schemaNow(), await rowsNow()]).toEqual([schema, rows]);
  }
});
