import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pack } from './archive';
import { isIntact } from './checksum';
import { archivesIn, findArchive, keptBackups, newArchive, prune, removeLeftovers } from './folder';
import type { BackupKind, Manifest } from './manifest';
import { readManifest } from './read-manifest';

const facts: Omit<Manifest, 'files'> = {
  format: 1,
  madeAt: '2026-11-23T02:00:00.000Z',
  postgres: '18.0',
  migrations: ['20261121_080056_editing'],
  visitorMigrations: [],
  tables: [],
  sequences: [],
  missing: [],
};

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alethia-backups-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function make(name: string, more: Partial<Manifest> = {}): Promise<string> {
  const content = fs.mkdtempSync(path.join(folder, '.content-'));
  fs.writeFileSync(path.join(content, 'a.copy'), 'row\n');
  const archive = path.join(folder, name);
  await pack(content, { ...facts, ...more }, archive, () => {});
  fs.rmSync(content, { recursive: true });
  return archive;
}

const ofNight = (night: number, kind: BackupKind = 'nightly') =>
  make(`${kind}-${night}.tar.gz`, {
    madeAt: new Date(Date.UTC(2026, 10, night)).toISOString(),
    madeBy: { kind },
  });

describe('the folder of backups', () => {
  it('keeps the newest nightly ones and all others', async () => {
    for (let night = 1; night <= keptBackups.nightly + 2; night++) await ofNight(night);
    await ofNight(1, 'person');
    await ofNight(1, 'command');
    await make('of-an-older-release.tar.gz');
    expect((await prune(folder, 'nightly')).sort()).toEqual(['nightly-1.tar.gz', 'nightly-2.tar.gz']);
    expect(fs.existsSync(path.join(folder, 'nightly-1.tar.gz.sha256'))).toBe(false);
    const left = await archivesIn(folder);
    expect(left).toHaveLength(keptBackups.nightly + 3);
    expect(left).toEqual(expect.arrayContaining(['person-1.tar.gz', 'command-1.tar.gz', 'of-an-older-release.tar.gz']));
    expect(await prune(folder, 'command')).toEqual([]);
  });

  it('keeps those that a restore still needs', async () => {
    for (let night = 1; night <= keptBackups.nightly + 2; night++) await ofNight(night);
    expect(await prune(folder, 'nightly', ['nightly-1.tar.gz'])).toEqual(['nightly-2.tar.gz']);
  });

  it('finds archives by name, and nothing else', async () => {
    await make('one.tar.gz');
    fs.writeFileSync(path.join(folder, 'secrets.json'), '{}');
    expect(await findArchive(folder, 'one.tar.gz')).toBe(path.join(folder, 'one.tar.gz'));
    for (const name of ['secrets.json', '../one.tar.gz', `../${path.basename(folder)}/one.tar.gz`, 'one.tar.gz.sha256'])
      expect(await findArchive(folder, name)).toBeUndefined();
    expect(await archivesIn(path.join(folder, 'missing'))).toEqual([]);
  });

  it('removes what an interrupted backup left', async () => {
    await make('one.tar.gz');
    fs.mkdirSync(path.join(folder, '.backup-abc'));
    fs.writeFileSync(path.join(folder, 'two.tar.gz.part'), '');
    await removeLeftovers(folder);
    expect(fs.readdirSync(folder).sort()).toEqual(['one.tar.gz', 'one.tar.gz.sha256']);
  });

  it('names backups by their time', () => {
    const now = new Date('2026-11-23T12:52:07.123Z');
    expect(newArchive('/b', 'person', now)).toBe('/b/alethia-2026-11-23T125207.tar.gz');
    expect(newArchive('/b', 'before-restore', now)).toBe('/b/before-restore-2026-11-23T125207.tar.gz');
  });
});

describe('an archive', () => {
  it('states what it contains, even if that is long', async () => {
    const migrations = Array.from({ length: 20_000 }, (_, number) => `migration-${number}`);
    const archive = await make('long.tar.gz', { migrations, madeBy: { kind: 'person', name: 'Mara Lind' } });
    const manifest = await readManifest(archive);
    expect(manifest?.migrations).toHaveLength(20_000);
    expect(manifest?.madeBy).toEqual({ kind: 'person', name: 'Mara Lind' });
    expect(manifest?.files.map(({ path: file }) => file)).toEqual(['a.copy']);
  });

  it('of something else is not a backup', async () => {
    const file = path.join(folder, 'other.tar.gz');
    fs.writeFileSync(file, 'words');
    expect(await readManifest(file)).toBeUndefined();
    expect(await readManifest(path.join(folder, 'missing.tar.gz'))).toBeUndefined();
  });

  it('is intact until a byte of it changes', async () => {
    const archive = await make('one.tar.gz');
    expect(await isIntact(archive)).toBe(true);
    const bytes = fs.readFileSync(archive);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    fs.writeFileSync(archive, bytes);
    expect(await isIntact(archive)).toBe(false);
    fs.rmSync(`${archive}.sha256`);
    expect(await isIntact(archive)).toBeUndefined();
  });
});
