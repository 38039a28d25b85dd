import type { Payload } from 'payload';
import type { Schema } from '@/data/preview/schema';
import { blockFieldsOf } from '@/lib/block-fields';
import type { ContentCollection } from '@/lib/content-collections';

/** The fields of a collection and of all blocks. Hooks of the collections cannot ask `cms()`, which opens them. */
export const schemaIn = ({ blocks, collections }: Payload, collection: ContentCollection): Schema => {
  const fields = collections[collection].config.flattenedFields;
  return { fields, blockFields: blockFieldsOf(blocks, fields) };
};
