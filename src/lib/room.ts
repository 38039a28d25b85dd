import fs from 'node:fs/promises';
import path from 'node:path';
import { Failure } from './failure.ts';

/** Never used up: a full disk would stop the database beside it, and the site's own pages. */
const RESERVE_BYTES = 100_000_000;
const CHECK_EVERY_BYTES = 8_000_000;

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`;

export const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOSPC') || error.message.includes('No space left on device'));

/** Bytes that this process may still write where the folder is, or will be. */
async function freeIn(folder: string): Promise<number> {
  const found = await fs.statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    return undefined;
  });
  return found ? found.bavail * found.bsize : freeIn(path.dirname(folder));
}

export const hasRoom = async (folder: string, bytes: number): Promise<boolean> => (await freeIn(folder)) >= bytes;

const tooFull = (folder: string, bytes: number, free: number) =>
  new Failure(
    `There is not enough room in ${folder}: ${bytes > 0 ? `about ${megabytes(bytes)} more are needed, ` : ''}` +
      `${megabytes(free)} are free, and ${megabytes(RESERVE_BYTES)} must stay free. ` +
      `Free ${megabytes(bytes + RESERVE_BYTES - free)} there.`,
  );

/** @throws Failure if `bytes` do not fit, with the folder and the missing size */
export async function needRoom(folder: string, bytes: number): Promise<void> {
  const free = await freeIn(folder);
  if (free < bytes + RESERVE_BYTES) throw tooFull(folder, bytes, free);
}

const isReadOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EROFS';

/** For writes that the checks above have not foreseen. @throws Failure instead of ENOSPC and EROFS */
export const withRoom = <T>(folder: string, work: () => Promise<T>): Promise<T> =>
  work().catch(async (error: unknown) => {
    if (isReadOnly(error))
      throw new Failure(`The disk of ${folder} is read-only. If nobody has made it so, it has errors: see \`dmesg\`.`, {
        cause: error,
      });
    if (!isFull(error)) throw error;
    throw tooFull(folder, 0, await freeIn(folder).catch(() => 0));
  });

/**
 * Writes a new file, for its owner only, and makes it durable. Never waits for the source to end once a write fails.
 * @throws Failure as soon as the disk is nearly full
 */
export async function writeWithRoom(source: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const folder = path.dirname(file);
  await needRoom(folder, 0);
  const handle = await fs.open(file, 'w', 0o600);
  try {
    let unchecked = 0;
    for await (const chunk of source) {
      unchecked += chunk.length;
      if (unchecked >= CHECK_EVERY_BYTES) {
        await needRoom(folder, 0);
        unchecked = 0;
      }
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}
