import type { CollectionAfterChangeHook } from 'payload';
import { bucket, orSilent, putObject } from './bucket';
import type { Stored } from './rolled-back';

/**
 * Puts an upload and its sizes in the bucket. If one fails, the others have ended before the change is taken back. First
 * of its hooks: an operation of another one with the same request would take its file.
 */
export const storeInBucket: CollectionAfterChangeHook = async ({ doc, req }) => {
  const inBucket = bucket();
  const { file, payloadUploadSizes = {} } = req;
  if (!inBucket || !file) return doc;
  const { filename, mimeType, sizes = {} } = doc as Stored;
  const all = [
    { filename, mimeType, body: file.data },
    ...Object.entries(payloadUploadSizes).map(([size, body]) => ({ ...sizes[size], body })),
  ];
  // Sizes that would enlarge a picture have the same name.
  const byName = new Map(all.flatMap((one) => (one.filename ? [[one.filename, one] as const] : [])));
  const puts = [...byName].map(([name, { body, mimeType }]) =>
    putObject(inBucket, name, { body, type: mimeType ?? '' }),
  );
  await Promise.allSettled(puts);
  await orSilent(Promise.all(puts));
  return doc;
};
