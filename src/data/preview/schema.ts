import { schemaIn } from '@/fields/schema-in';
import type { Schema } from '@/fields/walk';
import { cms } from '../cms';
import type { Target } from './target';

export const schemaOf = async (target: Target): Promise<Schema> => schemaIn(await cms(), target);
