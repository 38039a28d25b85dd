import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { earlierSite } from './earlier-site.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'earlier-site-'));
  return () => fs.rmSync(dataDir, { recursive: true });
});

function put(folder: string, ...names: string[]): void {
  fs.mkdirSync(path.join(dataDir, folder), { recursive: true });
  for (const name of names) fs.writeFileSync(path.join(dataDir, folder, name), '');
}

it('a new folder of data has no earlier site', async () => {
  expect(await earlierSite(dataDir)).toBeUndefined();
  put('media');
  put('backups', 'alethia-2026-11-27T100000.tar.gz.sha256');
  expect(await earlierSite(dataDir)).toBeUndefined();
});

it('uploads without their database are reported', async () => {
  put('media', 'harbor.jpg');
  expect(await earlierSite(dataDir)).toContain('uploads of an earlier site');
});

it('the newest backup is named, of whatever kind', async () => {
  put('backups', 'before-restore-2026-11-26T100000.tar.gz', 'alethia-2026-11-27T100000.tar.gz');
  expect(await earlierSite(dataDir)).toContain(`restore ${dataDir}/backups/alethia-2026-11-27T100000.tar.gz --replace`);
});
