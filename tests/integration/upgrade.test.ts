import fs from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readManifest } from '@/backup/read-manifest';
import { backUpBefore, refuseNewer, upgradeOf } from '../../scripts/launch/upgrade';
import { testPayload } from '../helpers/payload';

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = process.env;
const FUTURE = '29990101_000000_of_a_newer_version';

let payload: Payload;
const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);

beforeAll(async () => {
  payload = await testPayload();
});

afterAll(() => sql('delete from payload.payload_migrations where name = $1', [FUTURE]));

it('a database of this version needs nothing', async () => {
  const upgrade = await upgradeOf(databaseUrl);
  expect(upgrade).toEqual({ isNew: false, waiting: [], unknown: [] });
  expect(() => refuseNewer(upgrade)).not.toThrow();
});

it('a database of a newer version is refused, with its last migration and the way back', async () => {
  await sql('insert into payload.payload_migrations (name, batch) values ($1, 99)', [FUTURE]);
  const upgrade = await upgradeOf(databaseUrl);
  expect(upgrade.unknown).toEqual([FUTURE]);
  expect(() => refuseNewer(upgrade)).toThrow(new RegExp(`newer version.+${FUTURE}.+restore <archive> --replace`));
});

it('an older database is backed up first, five times at most, in a kind that its own version can restore', async () => {
  const { rows } = await sql('delete from payload.payload_migrations where name = $1 returning name', [
    '20261126_192710_search_at_once',
  ]);
  const upgrade = await upgradeOf(databaseUrl);
  expect(upgrade).toMatchObject({ isNew: false, waiting: [rows[0].name] });
  const folder = path.join(dataDir, 'backups');
  fs.mkdirSync(folder, { recursive: true });
  for (let day = 1; day <= 6; day++)
    fs.writeFileSync(path.join(folder, `before-upgrade-2026-01-0${day}T000000.tar.gz`), '');
  const archive = await backUpBefore(upgrade, databaseUrl, dataDir);
  const names = fs.readdirSync(folder).filter((name) => /^before-upgrade-.*gz$/.test(name));
  expect(names).toHaveLength(5);
  expect(names).toContain(path.basename(archive));
  expect((await readManifest(archive))?.madeBy).toEqual({ kind: 'command' });
});
