import type { CollectionSlug, Payload } from 'payload';
import type { Schema } from '@/fields/walk';
import type { Place } from './live';

/** Does not use `cms()`, which imports the collections whose hooks call this. */
export const schemaIn = ({ blocks, collections, globals }: Payload, at: Place): Schema => {
  const config =
    'global' in at
      ? globals.config.find(({ slug }) => slug === at.global)
      : collections[at.collection as CollectionSlug]?.config;
  return { fields: config?.flattenedFields ?? [], blocks };
};
