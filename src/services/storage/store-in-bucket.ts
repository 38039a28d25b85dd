import type { CollectionAfterChangeHook } from 'payload';
import { bucket, orSilent, putObject } from './bucket';
import type { Stored } from './rolled-back';

/**
 * Stores an upload and its sizes in the bucket. If one fails, all others have ended before the change is rolled back.
 * Must be the first hook: an operation that another hook starts with the same request would take the file.
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
  // Sizes that would enlarge the picture share its name.
  const byName = new Map(all.flatMap((one) => (one.filename ? [[one.filename, one] as const] : [])));
  const puts = [...byName].map(([name, { body, mimeType }]) =>
    putObject(inBucket, name, { body, type: mimeType ?? '' }),
  );
  await Promise.allSettled(puts);
  await orSilent(Promise.all(puts));
  return doc;
};
