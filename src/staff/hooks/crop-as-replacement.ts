import path from 'node:path';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { readUpload } from '@/services/storage/read-upload';
import { findAsSite } from '../find-as-site';
import { storedName } from './stored-name';

type Edits = { crop?: Record<string, unknown>; focalPoint?: { x?: unknown; y?: unknown } };

/** The admin always sends a crop, also if only the point that matters has moved. */
const isWhole = ({ unit, x, y, width, height }: NonNullable<Edits['crop']>) =>
  unit === '%' && [x, y].every((one) => Number(one) === 0) && [width, height].every((one) => Number(one) === 100);

/**
 * A crop is stored as a replacement is, under another name: written over the original, it would stay although its row was
 * not stored, and be cropped again if it was sent again. A point that matters alone leaves the file and its address as
 * they are.
 */
export const cropAsReplacement: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const { id, data } = args as { id?: string; data?: object };
  const { uploadEdits } = req.query;
  if (operation !== 'update' || req.file || typeof uploadEdits !== 'object' || uploadEdits === null) return args;
  const { crop, focalPoint } = uploadEdits as Edits;
  if (!crop || isWhole(crop)) {
    req.query = { ...req.query, uploadEdits: undefined };
    if (!focalPoint) return args;
    return { ...args, data: { ...data, focalX: Number(focalPoint.x), focalY: Number(focalPoint.y) } };
  }
  if (!id) throw new APIError('Crop one picture at a time.', 400, null, true);
  if (!overrideAccess && !(await collection.access.update({ req, id, data }))) return args;
  const picture = await findAsSite(req, 'media', id);
  if (!picture?.filename || !picture.mimeType) return args;
  const content = await readUpload(req, picture);
  if (!content)
    throw new APIError('The stored file is missing on the server. Upload it again in its place.', 400, null, true);
  const name = await storedName(req, picture.filename, path.extname(picture.filename).slice(1));
  req.file = { name, data: content, mimetype: picture.mimeType, size: content.length };
  return args;
};
