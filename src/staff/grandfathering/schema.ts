import type { CollectionSlug, Payload } from 'payload';
import type { Schema } from '@/data/preview/schema';
import { blockFieldsOf } from '@/lib/block-fields';
import type { Place } from './live';

/** Does not use `cms()`, which imports the collections whose hooks call this. */
export const schemaIn = ({ blocks, collections, globals }: Payload, at: Place): Schema => {
  const config =
    'global' in at
      ? globals.config.find(({ slug }) => slug === at.global)
      : collections[at.collection as CollectionSlug]?.config;
  const fields = config?.flattenedFields ?? [];
  return { fields, blockFields: blockFieldsOf(blocks, fields) };
};
