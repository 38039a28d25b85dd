import type { Schema } from '@/fields/walk';
import { cms } from '../cms';
import type { Target } from './target';

export async function schemaOf(target: Target): Promise<Schema> {
  const { blocks, collections, globals } = await cms();
  const entity =
    'global' in target
      ? globals.config.find(({ slug }) => slug === target.global)
      : collections[target.collection as keyof typeof collections]?.config;
  return { fields: entity?.flattenedFields ?? [], blocks };
}
