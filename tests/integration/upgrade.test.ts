import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readManifest } from '@/backup/read-manifest';
import { contract } from '@/lib/contract';
import { refuseNewer } from '@/lib/contraction';
import { migrations } from '../../migrations';
import { ownMigrations } from '../../scripts/launch/own-migrations';
import { addedSince } from '../../scripts/launch/rollback';
import {
  backUpBefore,
  lastUpgrade,
  noteUpgrade,
  refuseNewerDatabase,
  upgradeOf,
  upgradeSite,
} from '../../scripts/launch/upgrade';
import { testPayload } from '../helpers/payload';

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = process.env;
const FUTURE = '29990101_000000_of_a_newer_version';
const known = migrations.map(({ name }) => name);

const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);
const refused = (own: string[] | undefined) => refuseNewer((text) => sql(text), own);

const payload = await testPayload();

afterAll(async () => {
  await sql('delete from payload.payload_migrations where name = $1', [FUTURE]);
  await sql("delete from payload.payload_kv where key like 'contraction:%'");
});

it('a database of this version needs nothing', async () => {
  const upgrade = await upgradeOf(databaseUrl);
  expect(upgrade).toEqual({ isNew: false, waiting: [], unknown: [], newest: known.at(-1) });
  await expect(refuseNewerDatabase(databaseUrl)).resolves.toBeUndefined();
});

it('what a newer version has only added is no reason to refuse its database', async () => {
  await sql('insert into payload.payload_migrations (name, batch) values ($1, 99)', [FUTURE]);
  const upgrade = await upgradeOf(databaseUrl);
  expect(upgrade.unknown).toEqual([FUTURE]);
  await expect(refuseNewerDatabase(databaseUrl)).resolves.toBeUndefined();
});

it('after a contraction, only code that no longer uses what is gone works with the database', async () => {
  const needs = known.at(-1) ?? '';
  await contract(payload.db.drizzle, { migration: FUTURE, needs, reason: 'a column is gone' });
  await expect(refused(known)).resolves.toBeUndefined();
  await expect(refused(known.slice(0, -1))).rejects.toThrow(
    new RegExp(`newer version.+${FUTURE} \\(a column is gone\\) needs.+${needs}`),
  );
  await contract(payload.db.drizzle, { migration: FUTURE, needs: FUTURE, reason: 'a column is gone' });
  await expect(refused(known)).rejects.toThrow('Going back');
  await expect(refuseNewerDatabase(databaseUrl)).rejects.toThrow(FUTURE);
});

it('while its own migrations are not known, and without tables, nothing is refused', async () => {
  await expect(refused(undefined)).resolves.toBeUndefined();
  const missing = (code: string) => refuseNewer(() => Promise.reject(Object.assign(new Error(code), { code })), known);
  await expect(missing('42P01')).resolves.toBeUndefined();
  await expect(missing('57P01')).rejects.toThrow('57P01');
});

it('an older database is backed up first, six backups at most, in a kind that its own version can restore', async () => {
  const missing = ownMigrations().slice(-3);
  await sql('delete from payload.payload_migrations where name = any ($1)', [missing]);
  const upgrade = await upgradeOf(databaseUrl);
  expect(upgrade).toMatchObject({ isNew: false, waiting: missing });
  const folder = path.join(dataDir, 'backups');
  fs.mkdirSync(folder, { recursive: true });
  for (let day = 1; day <= 6; day++)
    fs.writeFileSync(path.join(folder, `before-upgrade-2026-01-0${day}T000000.tar.gz`), '');
  const last = { version: '0123456789ab', at: '2026-01-02T12:00:00.000Z' };
  const words = await backUpBefore(databaseUrl, dataDir, last);
  const names = fs.readdirSync(folder).filter((name) => /^before-upgrade-.*gz$/.test(name));
  expect(names).toHaveLength(5);
  const archive = path.join(folder, names.toSorted().at(-1) ?? '');
  expect(words).toMatch(/check out 0123456789ab, and run `npm run rollback`/);
  expect(words).toContain(archive);
  expect((await readManifest(archive))?.madeBy).toEqual({ kind: 'command' });
});

it('an upgrade keeps its words, its way back and its failure in a log', async () => {
  const upgrade = { isNew: false, unknown: [], waiting: [FUTURE], newest: known.at(-1) };
  await noteUpgrade(databaseUrl, {
    version: 'aaa',
    at: '2026-11-27T10:00:00.000Z',
    took: { migrations: 2, seconds: 7 },
  });
  await noteUpgrade(databaseUrl, { at: '2026-11-27T11:00:00.000Z' });
  expect(await lastUpgrade(databaseUrl)).toEqual({
    at: '2026-11-27T11:00:00.000Z',
    took: { migrations: 2, seconds: 7 },
  });
  const place = { databaseUrl, dataDir, backsUpFirst: true };
  const failing = upgradeSite(upgrade, place, () => Promise.reject(new Error('It did not work.')));
  await expect(failing).rejects.toThrow('It did not work.');
  const log = fs.readFileSync(path.join(dataDir, 'logs/upgrade.log'), 'utf8');
  for (const words of [FUTURE, 'the last 2 took 7 s', 'npm run rollback', 'Failed: It did not work.'])
    expect(log).toContain(words);
});

it('what was added since a backup is counted', async () => {
  await sql("insert into payload.audit_log (action, title, created_at) values ('backup', 'a', now())");
  expect(await addedSince(databaseUrl, '2020-01-01T00:00:00.000Z')).toEqual(['entries of the audit log: 1']);
  expect(await addedSince(databaseUrl, '2999-01-01T00:00:00.000Z')).toEqual([]);
});
