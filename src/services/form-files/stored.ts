import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { z } from 'zod';
import { env } from '@/env';
import { bucket, putObject, removeObject } from '../storage/bucket';

/** In `DATA_DIR` or in the bucket; no address of the site leads there. */
const FOLDER = 'form-files';

const fileId = z.uuid();
const fileOf = (id: string) => path.resolve(env().DATA_DIR, FOLDER, fileId.parse(id));
const keyOf = (id: string) => `${FOLDER}/${fileId.parse(id)}`;

export async function storeFile(id: string, from: { path: string; size: number }): Promise<void> {
  const inBucket = bucket();
  if (inBucket) {
    const about = { type: 'application/octet-stream', size: from.size };
    return putObject(inBucket, keyOf(id), { body: createReadStream(from.path), ...about });
  }
  const file = fileOf(id);
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await fs.rename(from.path, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    // The folder is a disk of its own. What was received is removed with its request.
    return fs.copyFile(from.path, file);
  });
}

export async function openFile(id: string): Promise<ReadableStream<Uint8Array> | undefined> {
  const inBucket = bucket();
  if (inBucket) {
    try {
      const { Body } = await inBucket.client.send(new GetObjectCommand({ Bucket: inBucket.Bucket, Key: keyOf(id) }));
      return Body?.transformToWebStream();
    } catch (error) {
      if ((error as { name?: string }).name === 'NoSuchKey') return undefined;
      throw error;
    }
  }
  const opened = await fs.open(fileOf(id)).catch(() => undefined);
  const stream: NodeStream | undefined = opened && Readable.toWeb(opened.createReadStream());
  return stream as ReadableStream<Uint8Array> | undefined;
}

/** Permanently. Missing files are no error. */
export async function removeFiles(ids: readonly string[]): Promise<void> {
  const inBucket = bucket();
  for (const id of ids) {
    if (inBucket) await removeObject(inBucket, keyOf(id));
    else await fs.rm(fileOf(id), { force: true });
  }
}
