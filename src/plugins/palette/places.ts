import type { PayloadRequest } from 'payload';
import { can, savesOnlyDrafts } from '@/access/roles';
import { contentCollections } from '@/lib/content-collections';
import { indexedCollections, indexedGlobals } from '@/search/indexed';
import type { Version } from '@/search/write-index';

export type Reading = { version: Version; places: readonly string[] };

/** The same rights as those of the collections (src/access/rules.ts). Undefined without an account. */
export function readingOf(req: Pick<PayloadRequest, 'user' | 'payload'>): Reading | undefined {
  if (can(req, 'publish'))
    return { version: 'newest', places: [...indexedCollections(req.payload), ...indexedGlobals] };
  if (savesOnlyDrafts(req)) return { version: 'newest', places: indexedCollections(req.payload) };
  return req.user ? { version: 'published', places: [...contentCollections, 'media'] } : undefined;
}
