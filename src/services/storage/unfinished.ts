import fs from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { bucket, objectWritten } from './bucket';
import { listsBeside, removeStored } from './rolled-back';

/** Longer than an upload may take. */
const UNFINISHED_MS = 3_600_000;

/** Which of these names belong to an upload, including uploads in the trash. */
async function namesInUse(payload: Payload, names: string[]): Promise<Set<string>> {
  const sizes = (payload.collections.media.config.upload.imageSizes ?? []).map(({ name }) => name);
  const { docs } = await payload.find({
    collection: 'media',
    where: {
      or: ['filename', ...sizes.map((size) => `sizes.${size}.filename`)].map((field) => ({ [field]: { in: names } })),
    },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
  });
  const used = docs.flatMap(({ filename, sizes: own }) => [
    filename,
    ...Object.values(own ?? {}).map((size) => size?.filename),
  ]);
  return new Set(used.flatMap((name) => name ?? []));
}

async function writtenAt(file: string): Promise<Date | undefined> {
  const inBucket = bucket();
  if (inBucket) return objectWritten(inBucket, path.basename(file));
  return (await fs.stat(file).catch(() => undefined))?.mtime;
}

async function removeListed(payload: Payload, folder: string, list: string, before: Date): Promise<void> {
  const names = (await fs.readFile(list, 'utf8')).split('\n').filter(Boolean);
  const used = await namesInUse(payload, names);
  for (const name of names.flatMap((one) => [`${one}.part`, ...(used.has(one) ? [] : [one])])) {
    const file = path.join(folder, name);
    const written = await writtenAt(file);
    // Another upload is writing a file with this name.
    if (written && written >= before) return;
    await removeStored(file);
  }
  await fs.rm(list, { force: true });
}

/** Removes files left by uploads and deletions whose process was killed, and files that could not be removed before. */
export async function removeUnfinished(payload: Payload, now = new Date()): Promise<void> {
  const { staticDir = '' } = payload.collections.media.config.upload;
  const lists = listsBeside(staticDir);
  const before = new Date(now.getTime() - UNFINISHED_MS);
  for (const name of await fs.readdir(lists).catch(() => [])) {
    const list = path.join(lists, name);
    const found = await fs.stat(list).catch(() => undefined);
    // If the disk or the bucket still fails, the next run tries again.
    if (found && found.mtime < before) await removeListed(payload, staticDir, list, before).catch(() => undefined);
  }
}
