import path from 'node:path';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { env } from '@/env';
import { needRoom } from '@/lib/room';

/** The file, its sizes, and the copies while they are made. */
const TIMES = 3;

/** Before anything is written, because a full disk would also stop the database beside the uploads. */
export const refuseWithoutRoom: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file || env().S3_BUCKET) return;
  await needRoom(path.resolve(env().DATA_DIR, 'media'), TIMES * req.file.size).catch((error: Error) => {
    req.payload.logger.error(`An upload is refused: ${error.message}`);
    throw new APIError(
      'The disk of the server is nearly full, so this file was not stored. Ask an administrator to free some space, then upload it again.',
      507,
      null,
      true,
    );
  });
};
