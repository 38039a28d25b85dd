import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook, type Plugin } from 'payload';
import { jsonFault } from './query';

/** Deeper than any content; stops at circular references. */
const DEEPEST = 100;
const MESSAGE = 'The character U+0000 cannot be stored. Remove it and save again.';

function check(data: unknown, req: { file?: { name: string } } | undefined): void {
  const isFound = jsonFault(data, DEEPEST) === 'nul' || req?.file?.name.includes('\0');
  if (isFound) throw new APIError(MESSAGE, 400, null, true);
}

const inCollection: CollectionBeforeOperationHook = ({ args, req }) =>
  check('data' in args ? args.data : undefined, req);
const inGlobal: GlobalBeforeOperationHook = ({ args, req }) => check('data' in args ? args.data : undefined, req);

/** Rejects U+0000 from any source: src/api/body.ts checks JSON, but not upload fields and imported rows. */
export const refuseNul: Plugin = (config) => ({
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
