import type { FlattenedField } from 'payload';
import { cms } from '../cms';
import type { Target } from './target';

export type Schema = { fields: FlattenedField[]; blockFields: (blockType: unknown) => FlattenedField[] | undefined };

/**
 * Blocks are defined once for all collections (`blockReferences`), so the field that contains them does not list
 * their fields.
 */
export async function schemaOf(target: Target): Promise<Schema> {
  const { blocks, collections, globals } = await cms();
  const entity =
    'global' in target
      ? globals.config.find(({ slug }) => slug === target.global)
      : collections[target.collection as keyof typeof collections]?.config;
  return {
    fields: entity?.flattenedFields ?? [],
    blockFields: (blockType) => blocks[blockType as keyof typeof blocks]?.flattenedFields,
  };
}
