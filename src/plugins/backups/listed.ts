import fs from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { isIntact } from '@/backup/checksum';
import { archivesIn } from '@/backup/folder';
import type { BackupKind, Manifest } from '@/backup/manifest';
import { readManifest } from '@/backup/read-manifest';
import { DAY_MS } from '@/lib/day';
import { MIGRATIONS_TABLE } from '@/payload/own-tables';

export type ListedBackup = {
  name: string;
  bytes: number;
  madeAt: string;
  /** Undefined for archives of older releases. */
  kind?: BackupKind;
  by?: string;
  build?: string;
  /** A backup of a newer release cannot be restored here. */
  release: 'this' | 'older' | 'newer' | 'unknown';
};

type Known<T> = { state: string; value: T };

/** Caches what was read of a file until the file changes. */
function remembered<T>(read: (archive: string) => Promise<T>) {
  const known = new Map<string, Known<T> & { at: number }>();
  return async (archive: string): Promise<T> => {
    const { mtimeMs, size } = await fs.stat(archive);
    const state = `${mtimeMs} ${size}`;
    const last = known.get(archive);
    if (last?.state === state && performance.now() - last.at < DAY_MS) return last.value;
    const value = await read(archive);
    known.set(archive, { state, value, at: performance.now() });
    return value;
  };
}

export const manifestOf = remembered(readManifest);
/** Reads the whole archive, but at most once a day. */
export const isWhole = remembered(isIntact);

export async function ownMigrations(payload: Payload): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ name: string }>(
    `select name from ${MIGRATIONS_TABLE} where name is not null and batch >= 0`,
  );
  return rows.map(({ name }) => name);
}

export function releaseOf(manifest: Pick<Manifest, 'migrations'> | undefined, own: string[]): ListedBackup['release'] {
  if (!manifest) return 'unknown';
  if (manifest.migrations.some((name) => !own.includes(name))) return 'newer';
  return manifest.migrations.length < own.length ? 'older' : 'this';
}

export async function listBackups(payload: Payload, folder: string): Promise<ListedBackup[]> {
  const own = await ownMigrations(payload);
  const rows: ListedBackup[] = [];
  for (const name of await archivesIn(folder)) {
    const archive = path.join(folder, name);
    // Deleted meanwhile.
    const stat = await fs.stat(archive).catch(() => undefined);
    if (!stat) continue;
    const manifest = await manifestOf(archive).catch(() => undefined);
    rows.push({
      name,
      bytes: stat.size,
      madeAt: manifest?.madeAt ?? stat.mtime.toISOString(),
      kind: manifest?.madeBy?.kind,
      by: manifest?.madeBy?.name,
      build: manifest?.build,
      release: releaseOf(manifest, own),
    });
  }
  return rows.sort((one, other) => other.madeAt.localeCompare(one.madeAt));
}
