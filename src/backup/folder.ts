import fs from 'node:fs/promises';
import path from 'node:path';
import { checksumFile } from './checksum.ts';
import type { BackupKind } from './manifest.ts';
import { readManifest } from './read-manifest.ts';

/** How many of each kind are kept. Backups by command (not `--nightly`) may belong to a timer with its own rules. */
export const keptBackups: Record<BackupKind, number> = {
  nightly: 14,
  person: 5,
  'before-restore': 5,
  command: Number.POSITIVE_INFINITY,
};

const ARCHIVE = /^\w[\w.-]*\.tar\.gz$/;

export const backupsFolder = (dataDir: string) => path.join(dataDir, 'backups');

/** A time as part of a file's name; sorts by time. */
export const stamp = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '');

export const newArchive = (folder: string, kind: BackupKind, now = new Date()) =>
  path.join(folder, `${kind === 'before-restore' ? 'before-restore' : 'alethia'}-${stamp(now)}.tar.gz`);

export async function archivesIn(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder).catch(() => []);
  return names.filter((name) => ARCHIVE.test(name));
}

/** A name from a request must not lead elsewhere. */
export async function findArchive(folder: string, name: string): Promise<string | undefined> {
  return (await archivesIn(folder)).includes(name) ? path.join(folder, name) : undefined;
}

/** Removes what interrupted backups left behind. Only while no other one runs. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await fs.readdir(folder).catch(() => []);
  // The checksum is written before the archive gets its name.
  const isOrphan = (name: string) =>
    name.endsWith('.tar.gz.sha256') && !names.some((other) => checksumFile(other) === name);
  for (const name of names) {
    if (!name.startsWith('.backup-') && !name.endsWith('.tar.gz.part') && !isOrphan(name)) continue;
    await fs.rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** @param spared names of archives that are still needed */
export async function prune(folder: string, kind: BackupKind, spared: string[] = []): Promise<string[]> {
  const kept = keptBackups[kind];
  if (!Number.isFinite(kept)) return [];
  const ofKind: { archive: string; madeAt: string }[] = [];
  for (const name of await archivesIn(folder)) {
    const archive = path.join(folder, name);
    const manifest = await readManifest(archive);
    if (manifest?.madeBy?.kind === kind) ofKind.push({ archive, madeAt: manifest.madeAt });
  }
  const old = ofKind
    .sort((one, other) => other.madeAt.localeCompare(one.madeAt))
    .slice(kept)
    .filter(({ archive }) => !spared.includes(path.basename(archive)));
  for (const { archive } of old) {
    await fs.rm(archive, { force: true });
    await fs.rm(checksumFile(archive), { force: true });
  }
  return old.map(({ archive }) => path.basename(archive));
}
