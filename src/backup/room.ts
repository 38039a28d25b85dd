import fs from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../lib/failure.ts';

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`;

/** Bytes that this process may still write where the folder is, or will be. */
export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    return fs.statfs(path.dirname(folder));
  });
  return bavail * bsize;
}

/** @throws Failure before anything is written, if `bytes` do not fit. `what`: begins the sentence. */
export async function needRoom(folder: string, bytes: number, what: string): Promise<void> {
  const free = await freeIn(folder);
  if (free >= bytes) return;
  throw new Failure(
    `${what} needs about ${megabytes(bytes)} in ${folder}, where ${megabytes(free)} are free. Free ` +
      `${megabytes(bytes - free)}, or choose a folder on another disk.`,
  );
}

const isFull = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOSPC') || /No space left on device/.test(error.message));

/** The disk may fill up during the work, by something else. */
export const withRoom = async <T>(folder: string, what: string, work: () => Promise<T>): Promise<T> =>
  work().catch(async (error: unknown) => {
    if (!isFull(error)) throw error;
    const free = await freeIn(folder).catch(() => 0);
    throw new Failure(
      `${what} stopped, because the disk of ${folder} is full (${megabytes(free)} free). Free some space and try again.`,
      { cause: error },
    );
  });
