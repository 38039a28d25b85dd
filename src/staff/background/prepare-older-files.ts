import type { Media } from '@payload-types';
import { APIError, type PayloadRequest, type Where } from 'payload';
import { PDF } from '@/lib/file-types';
import { ownRequest } from '@/payload/own-request';
import { readUpload } from '@/services/storage/read-upload';

/** The file itself is at fault. */
const REFUSED = 400;

/** At a time, so that other work does not wait long. */
const BATCH = 5;

/** Perhaps only while a bucket is unreachable or a disk is full: tried again by the next process. */
const lost = new Set<string>();

const unprepared = (): Where => ({
  and: [
    { or: ['image/', 'video/', PDF].map((type) => ({ mimeType: { like: type } })) },
    { surface: { exists: false } },
    { id: { not_in: [...lost] } },
  ],
});

async function prepare(req: PayloadRequest, picture: Media): Promise<unknown> {
  const { payload } = req;
  const data = await readUpload(req, picture);
  if (!data || !picture.filename) return lost.add(picture.id);
  // Keeps its name, and so its address.
  return payload.update({
    collection: 'media',
    id: picture.id,
    data: {},
    file: { name: picture.filename, mimetype: picture.mimeType ?? '', data, size: data.length },
    overwriteExistingFiles: true,
    trash: true,
    depth: 0,
    overrideAccess: true,
    overrideLock: true,
    req: await ownRequest(payload),
  });
}

/**
 * Pictures, videos and PDFs of before uploads were prepared keep their metadata, orientation and animations, and have no
 * JPEG: they pass through `prepareFile` like a new upload. What cannot be read stays as it is.
 */
export async function prepareOlderFiles(req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const where = unprepared();
  const rest = { limit: BATCH, depth: 0, trash: true, overrideAccess: true, req };
  const { docs } = await payload.find({ collection: 'media', where, ...rest });
  for (const picture of docs) {
    try {
      await prepare(req, picture);
    } catch (error) {
      payload.logger.error({ err: error }, `The file ${picture.id} could not be prepared.`);
      if (error instanceof APIError && error.status === REFUSED)
        await payload.db.updateOne({ collection: 'media', id: picture.id, data: { surface: 'unreadable' } });
      else lost.add(picture.id);
    }
  }
}
