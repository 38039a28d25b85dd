import type { CollectionAfterReadHook } from 'payload';
import { isObject } from '@/lib/is-object';
import { MOST_ROWS } from '../lib/list-limits.ts';

/** A list opens with as many rows as its reader chose last, and Payload stores any number. */
export const boundRows: CollectionAfterReadHook = ({ doc }) => {
  const { value } = doc;
  return isObject(value) && Number(value.limit) > MOST_ROWS ? { ...doc, value: { ...value, limit: MOST_ROWS } } : doc;
};
