import fs from 'node:fs/promises';
import path from 'node:path';
import { checksumFile } from './checksum.ts';
import type { BackupKind } from './manifest.ts';
import { readManifest } from './read-manifest.ts';

/**
 * How many of each kind are kept. Backups of the command without `--nightly` may be of a timer with rules of its own:
 * all of them are kept.
 */
export const keptBackups: Record<BackupKind, number> = {
  nightly: 14,
  person: 5,
  'before-restore': 5,
  command: Number.POSITIVE_INFINITY,
};

const ARCHIVE = /^\w[\w.-]*\.tar\.gz$/;

export const backupsFolder = (dataDir: string) => path.join(dataDir, 'backups');

const stamp = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '');

/** Where a new backup is written: its name is the time. */
export const newArchive = (folder: string, kind: BackupKind, now = new Date()) =>
  path.join(folder, `${kind === 'before-restore' ? 'before-restore' : 'alethia'}-${stamp(now)}.tar.gz`);

/** The names of the archives in a folder. */
export async function archivesIn(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder).catch(() => []);
  return names.filter((name) => ARCHIVE.test(name));
}

/** The archive of this name, if the folder has it: a name from a request must not lead elsewhere. */
export async function findArchive(folder: string, name: string): Promise<string | undefined> {
  return (await archivesIn(folder)).includes(name) ? path.join(folder, name) : undefined;
}

/** Removes what a backup left behind that did not end. Only while no other one runs. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await fs.readdir(folder)) {
    if (!name.startsWith('.backup-') && !name.endsWith('.tar.gz.part')) continue;
    await fs.rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Removes the oldest backups of a kind beyond those that are kept; the others are not touched. */
export async function prune(folder: string, kind: BackupKind): Promise<string[]> {
  const kept = keptBackups[kind];
  if (!Number.isFinite(kept)) return [];
  const ofKind: { archive: string; madeAt: string }[] = [];
  for (const name of await archivesIn(folder)) {
    const archive = path.join(folder, name);
    const manifest = await readManifest(archive);
    if (manifest?.madeBy?.kind === kind) ofKind.push({ archive, madeAt: manifest.madeAt });
  }
  const old = ofKind.sort((one, other) => other.madeAt.localeCompare(one.madeAt)).slice(kept);
  for (const { archive } of old) {
    await fs.rm(archive, { force: true });
    await fs.rm(checksumFile(archive), { force: true });
  }
  return old.map(({ archive }) => path.basename(archive));
}
