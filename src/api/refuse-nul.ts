import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook, type Plugin } from 'payload';
import { jsonFault } from './query';

/** Nothing of ours is deeper, and what refers to itself has no end. */
const DEEPEST = 100;
const MESSAGE = 'The character U+0000 cannot be stored. Remove it and save again.';

/** Postgres has no text with U+0000 in it, and files have no name with it. */
function check(data: unknown, req: { file?: { name: string } } | undefined): void {
  const isFound = jsonFault(data, DEEPEST) === 'nul' || req?.file?.name.includes('\0');
  if (isFound) throw new APIError(MESSAGE, 400, null, true);
}

const inCollection: CollectionBeforeOperationHook = ({ args, req }) =>
  check('data' in args ? args.data : undefined, req);
const inGlobal: GlobalBeforeOperationHook = ({ args, req }) => check('data' in args ? args.data : undefined, req);

/**
 * Refuses U+0000 in what is to be stored, before the database does, in whatever form it came: a body of JSON is looked at
 * earlier (src/api/body.ts), the fields of an upload and rows of an import are not.
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
