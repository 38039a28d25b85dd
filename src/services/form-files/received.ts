import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { fileLimits } from '../../../supabase/functions/_shared/file-kinds.ts';
import { needRoom } from '../../lib/room.ts';

/** A file of a form being handled. It is removed with the request, unless it was stored. */
export type Received = { path: string; name: string; size: number; digest: string };

const about = z.object({ name: z.string(), size: z.number(), digest: z.string() });
const token = z.uuid();

const folderOf = (dataDir: string) => path.resolve(dataDir, 'received-files');
const detailsOf = (file: string) => `${file}.json`;
/** What a disk does not let go of is removed later. */
const forget = (file: string) =>
  Promise.allSettled([file, detailsOf(file)].map((name) => fs.rm(name, { force: true }))).then(() => undefined);

/**
 * Writes a file as it arrives; returns its random name, which only this request knows. Excess bytes are dropped.
 * @throws Failure if the disk is nearly full
 */
export async function receive(dataDir: string, name: string, content: AsyncIterable<Uint8Array>): Promise<string> {
  const folder = folderOf(dataDir);
  await needRoom(folder, fileLimits.bytes);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const file = path.join(folder, id);
  const hash = createHash('sha256');
  let size = 0;
  try {
    const opened = await fs.open(file, 'wx', 0o600);
    try {
      for await (const chunk of content) {
        size += chunk.byteLength;
        if (size > fileLimits.bytes) continue;
        hash.update(chunk);
        await opened.appendFile(chunk);
      }
    } finally {
      await opened.close();
    }
    const details = { name, size, digest: hash.digest('hex') };
    await fs.writeFile(detailsOf(file), JSON.stringify(details), { mode: 0o600 });
    return id;
  } catch (error) {
    await forget(file);
    throw error;
  }
}

/** Undefined for anything but a received file that still exists. */
export async function findReceived(dataDir: string, id: unknown): Promise<Received | undefined> {
  const known = token.safeParse(id);
  if (!known.success) return undefined;
  const file = path.join(folderOf(dataDir), known.data);
  const details = await fs.readFile(detailsOf(file), 'utf8').catch(() => undefined);
  return details === undefined ? undefined : { path: file, ...about.parse(JSON.parse(details)) };
}

export async function removeReceived(dataDir: string, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => forget(path.join(folderOf(dataDir), id))));
}

/** Removes what interrupted processes left behind. */
export async function removeReceivedBefore(dataDir: string, before: Date): Promise<void> {
  const folder = folderOf(dataDir);
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const known = await fs.stat(file).catch(() => undefined);
    if (known && known.mtime < before) await fs.rm(file, { force: true });
  }
}
