import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeBackup } from '@/backup/backup';
import { connect, dumpDatabase } from '@/backup/dump';
import { tableFile } from '@/backup/manifest';
import { needRoom } from '@/backup/room';
import { testPayload } from '../helpers/payload';

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = process.env;

/** Larger than what the sockets of both sides hold. */
async function withLargeTable(work: () => Promise<void>) {
  await testPayload();
  const connection = connect(databaseUrl);
  try {
    await connection`create table payload.large_for_backup as
      select n, repeat(md5(n::text), 500) as text from generate_series(1, 4000) n`;
    await work();
    const open = await connection`select query from pg_stat_activity
      where datname = current_database() and query ilike 'copy%' and state <> 'idle'`;
    expect([...open]).toEqual([]);
  } finally {
    await connection`drop table payload.large_for_backup`;
    await connection.end();
  }
}

it('a disk that fills up during a large table ends the dump and releases every lock', () =>
  withLargeTable(async () => {
    const folder = fs.mkdtempSync(path.join(dataDir, 'full-'));
    const file = path.join(folder, tableFile({ schema: 'payload', name: 'large_for_backup' }));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.symlinkSync('/dev/full', file);
    const dump = dumpDatabase(databaseUrl, folder, { during: async () => {}, report: () => {} });
    await expect(dump).rejects.toMatchObject({ code: 'ENOSPC' });
  }));

it('a backup without room is refused before it writes, with the folder and the missing size', async () => {
  await testPayload();
  await expect(needRoom(dataDir, 9e15, 'The backup')).rejects.toThrow(
    /^The backup needs about 9,000,000,000 MB in .+, where [\d,]+ MB are free\. Free [\d,]+ MB, or/,
  );
  await expect(needRoom(path.join(dataDir, 'not/yet'), 1, 'The backup')).rejects.toThrow();
  await expect(needRoom(path.join(dataDir, 'not-yet'), 1, 'The backup')).resolves.toBeUndefined();
});

it('a backup to a full disk says so and leaves nothing', async () => {
  await testPayload();
  const folder = fs.mkdtempSync(path.join(dataDir, 'full-'));
  const archive = path.join(folder, 'full.tar.gz');
  fs.symlinkSync('/dev/full', path.join(folder, 'full.tar.gz.sha256'));
  const made = writeBackup({ databaseUrl, dataDir, archive, madeBy: { kind: 'command' } });
  await expect(made).rejects.toThrow(/^The backup stopped, because the disk of .+ is full \([\d,]+ MB free\)/);
  expect(fs.readdirSync(folder)).toEqual(['full.tar.gz.sha256']);
});
