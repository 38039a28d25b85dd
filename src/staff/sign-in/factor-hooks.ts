import type { CollectionAfterDeleteHook } from 'payload';
import { removeFactor } from './factors';

export const removeFactorOf: CollectionAfterDeleteHook<{ id: string }> = async ({ doc, req }) => {
  await removeFactor(req, doc.id);
  return doc;
};
