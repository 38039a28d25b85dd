/**
 * A small server, with the database, the uploads and the backups on one disk: a restore runs out of room half way. With
 * the commands that an operator runs, each in a process of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { archivesIn, backupsFolder } from '@/backup/folder';
import { readManifest } from '@/backup/read-manifest';
import { inRoot } from '../../scripts/process/paths';
import { isFull } from '../helpers/extent';
import { withSmallDisk } from '../helpers/small-disk';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'one-full-disk-'));
const dataDir = path.join(home, 'data');
const ofRelease = (name: string) => inRoot(`tests/releases/${name}.tar.gz`);

async function command(name: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const program = ['--disable-warning=ExperimentalWarning', inRoot(`scripts/commands/${name}.ts`), ...args];
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', SUPABASE_URL: '', SITE_URL: '' };
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

/** Restores and starts add to these. */
const WRITTEN_BY_THEM = ['audit_log', 'payload_kv', 'publishes'];

/** Rows by table, and files with their checksums. */
async function contents(): Promise<unknown> {
  const folder = fs.mkdtempSync(path.join(home, 'contents-'));
  const { code, output } = await command('backup', folder);
  expect(code, output).toBe(0);
  const [archive = ''] = await archivesIn(folder);
  const manifest = await readManifest(path.join(folder, archive));
  const tables = manifest?.tables.filter(({ name }) => !WRITTEN_BY_THEM.includes(name));
  const files = manifest?.files.filter((file) => file.path.startsWith('files/'));
  expect(tables?.length).toBeGreaterThan(50);
  return { tables: tables?.map(({ name, rows }) => [name, rows]), files };
}

it.skipIf(!isFull)(
  'says where the site is, and the next start puts it back once there is room',
  { timeout: 900_000 },
  async (test) => {
    onTestFinished(() => fs.rmSync(home, { recursive: true }));
    await withSmallDisk(test, home, 600, async (disk) => {
      fs.mkdirSync(dataDir);
      for (const made of [await command('restore', ofRelease('07986180')), await command('migrate')])
        expect(made.code, made.output).toBe(0);
      const before = await contents();

      const replacing = command('restore', ofRelease('54a76bd8'), '--replace');
      // From now on, the database may be empty.
      const isBegun = () => fs.existsSync(path.join(dataDir, 'restore-request.json'));
      await vi.waitFor(() => expect(isBegun()).toBe(true), { timeout: 300_000, interval: 10 });
      // Again and again: tables that are removed make room.
      const filling = setInterval(() => disk.fill(), 20);
      const failed = await replacing.finally(() => clearInterval(filling));
      const [safety = ''] = (await archivesIn(backupsFolder(dataDir))).filter((name) =>
        name.startsWith('before-restore'),
      );
      expect(failed.code).toBe(1);
      expect(failed.output).toContain(`The site as it was is in ${path.join(backupsFolder(dataDir), safety)}.`);
      expect(failed.output).toMatch(/Free \d+ MB there/);
      expect(failed.output).not.toMatch(/^\s+at |unsettled/m);

      disk.fill();
      const again = await command('migrate');
      expect(again.code).toBe(1);
      expect(again.output).toMatch(
        /What was there could not be put back: There is not enough room in .*Free \d+ MB there/,
      );
      expect(isBegun()).toBe(true);

      disk.free();
      const healed = await command('migrate');
      expect(healed.code, healed.output).toBe(0);
      expect(await contents()).toEqual(before);
    });
  },
);
