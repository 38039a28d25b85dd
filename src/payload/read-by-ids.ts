import type { CollectionBeforeOperationHook } from 'payload';

type Arguments = { overrideAccess?: boolean; pagination?: boolean; sort?: unknown; where?: { id?: { in?: unknown } } };

/**
 * Documents that are looked up by their ids, as Payload's data loader does for links, need no order. Left to itself,
 * Payload sorts them by the default of their collection, and works out the reader's rights to all fields of all blocks
 * for each lookup (`validateSortQuery`).
 */
export const readByIds: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { overrideAccess, pagination, sort, where } = args as Arguments;
  const isLookup = operation === 'read' && !overrideAccess && pagination === false && !sort && where?.id?.in;
  return isLookup ? { ...args, sort: 'id' } : args;
};
