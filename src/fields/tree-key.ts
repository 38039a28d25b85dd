import type { Field } from 'payload';
import { treeKey } from '@/lib/tree-key';

/** Sorts the page list as a tree. */
export const treeKeyField: Field = {
  name: 'treeKey',
  type: 'text',
  index: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: {
    beforeChange: [
      ({ data, originalDoc }) => {
        const path: unknown = data?.path ?? originalDoc?.path;
        return typeof path === 'string' && path ? treeKey(path) : null;
      },
    ],
  },
};
