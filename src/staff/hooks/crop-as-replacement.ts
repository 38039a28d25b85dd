import path from 'node:path';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { readUpload } from '@/services/storage/read-upload';
import { findAsSite } from '../find-as-site';
import { storedName } from './stored-name';

/**
 * A crop is stored as a replacement is, under another name: written over the original, it would stay although its row was
 * not stored, and be cropped again if it was sent again.
 */
export const cropAsReplacement: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const { id, data } = args as { id?: string; data?: object };
  const edits = req.query.uploadEdits;
  const isCrop = typeof edits === 'object' && edits !== null && 'crop' in edits && Boolean(edits.crop);
  if (operation !== 'update' || !isCrop || req.file) return;
  if (!id) throw new APIError('Crop one picture at a time.', 400, null, true);
  if (!overrideAccess && !(await collection.access.update({ req, id, data }))) return;
  const picture = await findAsSite(req, 'media', id);
  const content = picture?.filename && (await readUpload(req, picture));
  if (!picture?.filename || !picture.mimeType || !content) return;
  const name = await storedName(req, picture.filename, path.extname(picture.filename).slice(1));
  req.file = { name, data: content, mimetype: picture.mimeType, size: content.length };
};
