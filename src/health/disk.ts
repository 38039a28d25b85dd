import fs from 'node:fs/promises';
import type { Finding, Site } from './check.ts';

const MEGABYTE = 1_000_000;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(/*turbopackIgnore: true*/ folder);
  return bavail * bsize;
}

/** Why nothing can be written there, however much is free: a disk with errors becomes read-only. */
const refusalIn = (folder: string): Promise<string | undefined> =>
  fs.access(/*turbopackIgnore: true*/ folder, fs.constants.W_OK).then(
    () => undefined,
    ({ code }: NodeJS.ErrnoException) => code,
  );

const counted = (bytes: number) => `${Math.floor(bytes / MEGABYTE).toLocaleString('en-US')} MB`;

/** The disks to which the site writes files; that of a database elsewhere cannot be seen. */
export async function diskFinding({ dataDir, pagesDir, values: { ALERT_DISK_MB = 1000 } }: Site): Promise<Finding> {
  const folders = [...new Set([dataDir, pagesDir])];
  const disks = await Promise.all(
    folders.map(async (folder) => ({ folder, free: await freeBytes(folder), refusal: await refusalIn(folder) })),
  );
  const closed = disks.find(({ refusal }) => refusal);
  if (closed)
    return {
      state: 'failed',
      says: `Nothing can be written to ${closed.folder} (${closed.refusal}).`,
      todo: 'If its disk is read-only, see `dmesg`; otherwise give it to the user of the site.',
    };
  const says = disks.map(({ folder, free }) => `${counted(free)} are free in ${folder}.`).join(' ');
  const least = Math.min(...disks.map(({ free }) => free)) / MEGABYTE;
  if (least < ALERT_DISK_MB)
    return { state: 'failed', says, todo: `Free space until ${ALERT_DISK_MB} MB are free, or enlarge the disk.` };
  if (least < ALERT_DISK_MB * 2)
    return { state: 'waits', says, todo: `Below ${ALERT_DISK_MB} MB this is an alert: free space soon.` };
  return { state: 'works', says };
}
