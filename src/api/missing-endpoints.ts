import type { SanitizedConfig } from 'payload';

/**
 * Is this an endpoint that Payload declares but cannot serve? It has version endpoints for every collection and global,
 * which fail with 500 without versions, and returns 501 for collections without endpoints. Deleting a preference by its
 * key fails on Postgres; the admin deletes them by query. And `toString` counts as a collection.
 * @param segments of the path behind `/api`
 */
export function isMissingEndpoint(
  { collections, globals }: SanitizedConfig,
  method: string,
  segments: string[],
): boolean {
  const [first, second, third] = segments;
  if (first !== undefined && first in Object.prototype) return true;
  if (first === 'payload-preferences' && method === 'DELETE') return second !== undefined;
  if (first === 'globals') {
    const global = globals.find(({ slug }) => slug === second);
    return global !== undefined && third === 'versions' && !global.versions;
  }
  const collection = collections.find(({ slug }) => slug === first);
  if (!collection) return false;
  return collection.endpoints === false || (second === 'versions' && !collection.versions);
}
