import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { pack } from '../../src/backup/archive.ts';
import { ownMigrations } from './own-migrations.ts';
import { findWayBack } from './rollback.ts';
import { announce, versionIn } from './upgrade.ts';

const own = ownMigrations();
const FUTURE = '29990101_000000_of_a_newer_version';
let dataDir: string;

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rollback-'));
  return () => fs.rmSync(dataDir, { recursive: true });
});

async function archive(name: string, migrations: string[]): Promise<void> {
  const content = fs.mkdtempSync(path.join(dataDir, 'content-'));
  const folder = path.join(dataDir, 'backups');
  fs.mkdirSync(folder, { recursive: true });
  const facts = {
    ...{ format: 1 as const, madeAt: '2026-11-27T10:00:00.000Z', postgres: '18', migrations },
    ...{ visitorMigrations: [], tables: [], sequences: [], missing: [] },
  };
  await pack(content, facts, path.join(folder, name), () => {});
}

it('the way back is the newest backup from before an upgrade of this version', async () => {
  await archive('before-upgrade-2026-11-25T100000.tar.gz', own);
  await archive('before-upgrade-2026-11-26T100000-0123456789ab.tar.gz', own);
  await archive('before-upgrade-2026-11-27T100000.tar.gz', [...own, FUTURE]);
  await archive('alethia-2026-11-28T100000.tar.gz', own);
  expect((await findWayBack(dataDir)).archive).toBe('before-upgrade-2026-11-26T100000-0123456789ab.tar.gz');
});

it('if it belongs to another version, that one is named', async () => {
  await archive('before-upgrade-2026-11-26T100000-0123456789ab.tar.gz', own.slice(0, -1));
  await expect(findWayBack(dataDir)).rejects.toThrow('`git checkout 0123456789ab`');
  await archive('before-upgrade-2026-11-27T100000.tar.gz', [...own, FUTURE]);
  await expect(findWayBack(dataDir)).rejects.toThrow(`whose last migration is ${FUTURE}`);
});

it('the commit of an older version without a name is found with its next migration', async () => {
  await archive('before-upgrade-2026-11-26T100000.tar.gz', own.slice(0, -2));
  const next = `migrations/${own.toSorted().at(-2)}.ts`;
  await expect(findWayBack(dataDir)).rejects.toThrow(
    `\`git checkout "$(git log -1 --diff-filter=A --format=%h -- ${next})^"\``,
  );
});

it('without such a backup, the other way is named', async () => {
  await expect(findWayBack(dataDir)).rejects.toThrow('restore <archive> --replace');
  await expect(findWayBack(dataDir)).rejects.toThrow('without migrations makes none');
});

it('the commit is read from the name of a backup', () => {
  expect(versionIn('before-upgrade-2026-11-26T100000-0123456789ab.tar.gz')).toBe('0123456789ab');
  expect(versionIn('before-upgrade-2026-11-26T100000.tar.gz')).toBeUndefined();
});

it('an upgrade says from where to where it goes, and how long the last one took', () => {
  const upgrade = { isNew: false, unknown: [], waiting: ['20270101_a', '20270102_b'], newest: '20260101_z' };
  const last = { version: 'abc', at: '2026-11-27T10:00:00.000Z', took: { migrations: 3, seconds: 12 } };
  expect(announce(upgrade, last, 'def').join(' ')).toBe(
    'The database is upgraded from commit abc, migration 20260101_z to commit def, migration 20270102_b. 2 migrations (the last 3 took 12 s): 20270101_a, 20270102_b.',
  );
  expect(announce({ ...upgrade, waiting: ['20270101_a'] }, undefined)[1]).toBe('One migration: 20270101_a.');
});
