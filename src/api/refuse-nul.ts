import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook, type Plugin } from 'payload';
import { jsonFault } from './query';

/** Site content is never deeper; stops at circular references. */
const DEEPEST = 100;
const MESSAGE = 'The character U+0000 cannot be stored. Remove it and save again.';

function check(data: unknown, req: { file?: { name: string } } | undefined): void {
  const isFound = jsonFault(data, DEEPEST) === 'nul' || req?.file?.name.includes('\0');
  if (isFound) throw new APIError(MESSAGE, 400, null, true);
}

const inCollection: CollectionBeforeOperationHook = ({ args, req }) =>
  check('data' in args ? args.data : undefined, req);
const inGlobal: GlobalBeforeOperationHook = ({ args, req }) => check('data' in args ? args.data : undefined, req);

/**
 * Refuses U+0000 before it reaches the database, from any source: JSON bodies are checked earlier (src/api/body.ts),
 * but upload fields and imported rows are not.
 */
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
