import type { SanitizedConfig } from 'payload';
import { PREFERENCES } from './own-collections';

/**
 * True for endpoints that Payload declares but cannot serve: versions of collections and globals without versions
 * (500), collections without endpoints (501), deleting a preference by key (fails on Postgres), and names such as
 * `toString`.
 * @param segments of the path below `/api`
 */
export function isMissingEndpoint(
  { collections, globals }: SanitizedConfig,
  method: string,
  segments: string[],
): boolean {
  const [first, second, third] = segments;
  if (first !== undefined && first in Object.prototype) return true;
  if (first === PREFERENCES && method === 'DELETE') return second !== undefined;
  if (first === 'globals') {
    const global = globals.find(({ slug }) => slug === second);
    return global !== undefined && third === 'versions' && !global.versions;
  }
  const collection = collections.find(({ slug }) => slug === first);
  if (!collection) return false;
  return collection.endpoints === false || (second === 'versions' && !collection.versions);
}
