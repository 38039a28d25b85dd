import type { FlattenedField } from 'payload';
import { blockFieldsOf } from '@/lib/block-fields';
import { cms } from '../cms';
import type { Target } from './target';

export type Schema = { fields: FlattenedField[]; blockFields: (blockType: unknown) => FlattenedField[] | undefined };

export async function schemaOf(target: Target): Promise<Schema> {
  const { blocks, collections, globals } = await cms();
  const entity =
    'global' in target
      ? globals.config.find(({ slug }) => slug === target.global)
      : collections[target.collection as keyof typeof collections]?.config;
  const fields = entity?.flattenedFields ?? [];
  return { fields, blockFields: blockFieldsOf(blocks, fields) };
}
