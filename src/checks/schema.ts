import type { Payload } from 'payload';
import type { Schema } from '@/data/preview/schema';
import type { ContentCollection } from '@/lib/content-collections';

/** The fields of a collection and of all blocks. Hooks of the collections cannot ask `cms()`, which opens them. */
export const schemaIn = ({ blocks, collections }: Payload, collection: ContentCollection): Schema => ({
  fields: collections[collection].config.flattenedFields,
  blockFields: (blockType) => blocks[blockType as keyof typeof blocks]?.flattenedFields,
});
