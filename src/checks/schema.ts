import type { Payload } from 'payload';
import type { Schema } from '@/data/preview/schema';
import { blockFieldsOf } from '@/lib/block-fields';
import type { ContentCollection } from '@/lib/content-collections';

/** Does not use `cms()`, which imports the collections whose hooks call this. */
export const schemaIn = ({ blocks, collections }: Payload, collection: ContentCollection): Schema => {
  const fields = collections[collection].config.flattenedFields;
  return { fields, blockFields: blockFieldsOf(blocks, fields) };
};
