import type { CollectionBeforeOperationHook } from 'payload';

type Arguments = { overrideAccess?: boolean; pagination?: boolean; sort?: unknown; where?: { id?: { in?: unknown } } };

/**
 * Documents that are looked up by their ids have no order. Without one, Payload sorts them by the collection's default,
 * and works out for each lookup whether the reader may read that field, with all fields of all blocks beside it: a tenth
 * of the time that a page takes. Its data loader looks up each linked document so.
 */
export const readByIds: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { overrideAccess, pagination, sort, where } = args as Arguments;
  const isLookup = operation === 'read' && !overrideAccess && pagination === false && !sort && where?.id?.in;
  return isLookup ? { ...args, sort: 'id' } : args;
};
