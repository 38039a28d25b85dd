import { isObject } from '@/lib/is-object';
import type { Column } from './columns';
import type { Value } from './values';

function idsIn(value: unknown): unknown[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [inner] : idsIn(inner)));
}

/**
 * Ids of rows in lists are unique on the site: a row keeps its own, and one that was copied, within its list or from
 * another document, gets a new one. Sections are not rows.
 */
export function withOwnIds({ field }: Column, value: Value, before: Value): Value {
  if (field.type !== 'array' || !Array.isArray(value)) return value;
  const free = new Set(idsIn(before));
  const own = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(own);
    if (!isObject(inner)) return inner;
    const isRow = !('blockType' in inner);
    const kept = Object.entries(inner).filter(
      ([key, id]) => !(isRow && key === 'id' && typeof id === 'string') || free.delete(id),
    );
    return Object.fromEntries(kept.map(([key, part]) => [key, own(part)]));
  };
  return value.map(own);
}
