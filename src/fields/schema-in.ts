import type { CollectionSlug, Payload } from 'payload';
import type { Schema } from './walk';

/** Of a document or global. */
export const schemaIn = (
  { blocks, collections, globals }: Payload,
  at: { collection: string } | { global: string },
): Schema => {
  const config =
    'global' in at
      ? globals.config.find(({ slug }) => slug === at.global)
      : collections[at.collection as CollectionSlug]?.config;
  return { fields: config?.flattenedFields ?? [], blocks };
};
