import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PayloadRequest, TypeWithID } from 'payload';
import { bucket, orSilent } from './bucket';
import { readObject } from './objects';

/** Undefined if the file is lost. @throws if the bucket does not respond */
export async function readUpload(
  req: PayloadRequest,
  doc: TypeWithID & { filename?: string | null },
): Promise<Buffer | undefined> {
  const filename = path.basename(doc.filename ?? '');
  const inBucket = bucket();
  if (inBucket) return orSilent(readObject(inBucket.client, inBucket.Bucket, filename));
  const { staticDir } = req.payload.collections.media.config.upload;
  return readFile(path.join(staticDir ?? '', filename)).catch(() => undefined);
}
