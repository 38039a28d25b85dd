import type { CollectionAfterReadHook } from 'payload';
import { isObject } from '@/lib/is-object';
import { isRowCount, MOST_ROWS } from '../lib/list-limits.ts';

/** A list opens with as many rows as its reader chose last, and Payload stores any number, from any link. */
export const boundRows: CollectionAfterReadHook = ({ doc }) => {
  const { value } = doc;
  if (!isObject(value) || value.limit === undefined || value.limit === null || isRowCount(value.limit)) return doc;
  return { ...doc, value: { ...value, limit: Number(value.limit) > MOST_ROWS ? MOST_ROWS : undefined } };
};
