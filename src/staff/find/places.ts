import type { PayloadRequest } from 'payload';
import { hasRole } from '@/access/roles';
import { contentCollections } from '@/lib/content-collections';
import { indexedCollections, indexedGlobals } from '@/search/indexed';
import type { Version } from '@/search/write-index';

export type Reading = { version: Version; places: readonly string[] };

/** The same rights as those of the collections (src/access/rules.ts). Undefined without an account. */
export function readingOf(req: Pick<PayloadRequest, 'user'>): Reading | undefined {
  if (hasRole(req, 'admin', 'editor')) return { version: 'newest', places: [...indexedCollections, ...indexedGlobals] };
  if (hasRole(req, 'author')) return { version: 'newest', places: indexedCollections };
  return req.user ? { version: 'published', places: [...contentCollections, 'media'] } : undefined;
}
