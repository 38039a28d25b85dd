import { createHash } from 'node:crypto';
import { isObject } from '@/lib/is-object';

const idOf = (place: string) => createHash('sha1').update(place).digest('hex').slice(0, 24);

/** Derives ids from a row's place in the original (`pages//contact`), so that a translation has the same ids. */
export function withRowIds<T>(value: T, place: string): T {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      const own = `${place}/${index}`;
      const inner = withRowIds(item, own);
      return isObject(inner) && !('relationTo' in inner) ? { id: idOf(own), ...inner } : inner;
    }) as T;
  }
  // The nodes of a rich text have no ids.
  if (!isObject(value) || 'root' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withRowIds(item, `${place}/${name}`)]),
  ) as T;
}
