import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { cleanTexts } from '@/fields/clean-texts';
import { jsonFault } from './query';

/** Deeper than any content; stops at circular references. */
const DEEPEST = 100;
const MESSAGE = 'The character U+0000 cannot be stored. Remove it and save again.';

/** Sets `args.data`. Rejects U+0000 from any source: src/api/body.ts checks JSON, but not upload fields and rows. */
function clean(args: { data?: unknown }, fields: FlattenedField[], req: PayloadRequest): void {
  const { data } = args;
  const fault = jsonFault(data, DEEPEST);
  if (fault === 'nul' || req.file?.name.includes('\0')) throw new APIError(MESSAGE, 400, null, true);
  if (fault || typeof data !== 'object' || data === null || Array.isArray(data)) return;
  args.data = cleanTexts(fields, req.payload.blocks, data as Record<string, unknown>);
}

const inCollection: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  clean(args as { data?: unknown }, collection.flattenedFields, req);
  return args;
};
const inGlobal: GlobalBeforeOperationHook = ({ args, global, req }) => {
  clean(args as { data?: unknown }, global.flattenedFields, req);
  return args;
};

/** The one edge where texts from outside are cleaned: forms, imports, the API, assistants and our own code write through it. */
export const cleanData: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [inCollection, ...(collection.hooks?.beforeOperation ?? [])] },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, beforeOperation: [inGlobal, ...(global.hooks?.beforeOperation ?? [])] },
  })),
});
