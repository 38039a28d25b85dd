import { APIError, type CollectionBeforeValidateHook } from 'payload';

/** Payload leaves it to the database, which refuses everything that was moved at once, without a reason. */
export const refuseLostFolder: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const id: unknown = data?.folder;
  if (typeof id !== 'string' || id === originalDoc?.folder) return data;
  const where = { id: { equals: id } };
  const { totalDocs } = await req.payload.count({ collection: 'payload-folders', where, overrideAccess: true, req });
  if (totalDocs > 0) return data;
  throw new APIError('This folder no longer exists. Reload the page and choose another one.', 400, null, true);
};
