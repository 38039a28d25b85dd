import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { withConnection } from '@/backup/connection';
import { dumpDatabase } from '@/backup/dump';
import { archivesIn, backupsFolder } from '@/backup/folder';
import { tableFile } from '@/backup/manifest';
import { env } from '@/env';
import { isFull } from '../../../tests/helpers/extent';
import { held, withLargeTable } from '../../../tests/helpers/large-table';
import { testPayload } from '../../../tests/helpers/payload';
import { withSmallDisk } from '../../../tests/helpers/small-disk';
import { makeRequestedBackup } from './make';
import { askForRun, readRun, saveRun } from './run';

/** A backup that cannot be completed: a full disk, a lost connection, a locked table, a killed process. */

const databaseUrl = () => env().DATABASE_URL;
const dataDir = () => path.resolve(env().DATA_DIR);
const folder = () => backupsFolder(dataDir());
const TIMES = isFull ? 50 : 3;
const nothing = () => {};

const payload = await testPayload();

beforeEach(async () => {
  await payload.db.pool.query('delete from payload.payload_kv');
  fs.rmSync(folder(), { recursive: true, force: true });
  fs.mkdirSync(folder(), { recursive: true });
});

async function requestedBackup() {
  expect(await askForRun(payload, 'Mara')).toBe(true);
  expect(await makeRequestedBackup(payload)).toBe(true);
  return readRun(payload);
}

async function releases() {
  await expect.poll(() => held(databaseUrl())).toEqual([]);
}

async function nextBackupWorks() {
  expect(await requestedBackup()).toMatchObject({ state: 'done' });
  expect(fs.readdirSync(folder()).filter((name) => name.startsWith('.') || name.endsWith('.part'))).toEqual([]);
}

it(
  'a disk that is full in the middle of a large table ends the copy, and releases every lock',
  { timeout: TIMES * 20_000 },
  () =>
    withLargeTable(databaseUrl(), async () => {
      for (let count = 0; count < TIMES; count += 1) {
        const draft = fs.mkdtempSync(path.join(dataDir(), 'full-'));
        const file = path.join(draft, tableFile({ schema: 'payload', name: 'large_for_backup' }));
        fs.mkdirSync(path.dirname(file));
        fs.symlinkSync('/dev/full', file);
        await expect(dumpDatabase(databaseUrl(), draft, nothing)).rejects.toMatchObject({ code: 'ENOSPC' });
        await releases();
        fs.rmSync(draft, { recursive: true });
      }
      await nextBackupWorks();
    }),
);

it('a disk without room refuses a backup before it begins, with the folder and the missing size', async (test) => {
  await withSmallDisk(test, folder(), 60, async (disk) => {
    expect(await requestedBackup()).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(
        /^There is not enough room in the data folder\/backups: .* 63 MB are free, and 100 MB must stay free\. Free \d+ MB there\.$/,
      ),
    });
    expect(fs.readdirSync(folder())).toEqual([]);
    disk.remove();
    await nextBackupWorks();
  });
});

it('a disk that became read-only is named, and the next backup works', async (test) => {
  await withSmallDisk(test, folder(), 300, async (disk) => {
    disk.close();
    expect(await requestedBackup()).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/^The disk of the data folder\/backups is read-only\. /),
    });
    disk.open();
    await nextBackupWorks();
  });
});

it('a disk that fills up while a backup is written stays usable, and loses what was written', async (test) => {
  await withSmallDisk(test, folder(), 110, async (disk) => {
    await withLargeTable(databaseUrl(), async () => {
      const run = await requestedBackup();
      expect(run).toMatchObject({ state: 'failed', reason: expect.stringContaining('There is not enough room in') });
      expect(run?.reason).not.toContain(dataDir());
      expect(fs.readdirSync(folder())).toEqual([]);
      await releases();
      disk.remove();
      await nextBackupWorks();
    });
  });
});

it('a connection that is closed in the middle fails the backup in plain words, and the next one works', () =>
  withLargeTable(databaseUrl(), async () => {
    expect(await askForRun(payload, 'Mara')).toBe(true);
    const making = makeRequestedBackup(payload);
    await expect
      .poll(
        () =>
          withConnection(databaseUrl(), async (client) => {
            const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and query ilike 'copy%'`);
            return rowCount;
          }),
        { interval: 1, timeout: 20_000 },
      )
      .toBe(1);
    expect(await making).toBe(true);
    expect(await readRun(payload)).toMatchObject({
      state: 'failed',
      reason: 'The database ended the connection, or was stopped. Try again.',
    });
    expect(fs.readdirSync(folder())).toEqual([]);
    await nextBackupWorks();
  }));

const isWriting = () =>
  fs.globSync('.backup-*/database/*', { cwd: folder() }).some((file) => file.includes('large_for_backup'));

it('a process that is killed in the middle leaves nothing that looks like a backup, and the next one removes the rest', () =>
  withLargeTable(databaseUrl(), async () => {
    const archive = path.join(folder(), 'alethia-killed.tar.gz');
    const options = { databaseUrl: databaseUrl(), dataDir: dataDir(), archive, madeBy: { kind: 'command' } };
    const code = `import { backUp } from './src/backup/backup.ts'; await backUp(${JSON.stringify(options)});`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    await expect.poll(isWriting, { interval: 1, timeout: 20_000 }).toBe(true);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(isWriting()).toBe(true);
    expect(await archivesIn(folder())).toEqual([]);
    await releases();
    await nextBackupWorks();
  }));

it('a backup whose process was killed is shown as failed after the next start, which frees its space', async () => {
  expect(await askForRun(payload, 'Mara')).toBe(true);
  const run = await readRun(payload);
  if (run) await saveRun(payload, { ...run, state: 'running' });
  fs.mkdirSync(path.join(folder(), '.backup-killed'));
  expect(await makeRequestedBackup(payload)).toBe(true);
  expect(await readRun(payload)).toMatchObject({ state: 'failed', reason: 'The server was stopped meanwhile.' });
  expect(fs.readdirSync(folder())).toEqual([]);
  await nextBackupWorks();
});

it.skipIf(!isFull)(
  'a table that another program keeps locked ends the backup, and names that program',
  async () => {
    const other = new pg.Client({ connectionString: databaseUrl(), application_name: 'a report' });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin');
    await other.query('lock table payload.media in access exclusive mode');
    const draft = fs.mkdtempSync(path.join(dataDir(), 'locked-'));
    await expect(dumpDatabase(databaseUrl(), draft, nothing)).rejects.toThrow(
      /^A table of the database is kept locked by session \d+ \(a report, .*lock table payload\.media in …\)\. Try again/,
    );
  },
  60_000,
);
