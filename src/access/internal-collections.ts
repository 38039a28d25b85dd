import type { SanitizedConfig } from 'payload';
import { contentGlobals, sharedCollections } from '@/lib/content-collections';
import { lockAccess } from './document-locks';
import { checkQueryPaths } from './query-paths';
import { denyAll } from './rules';

/**
 * Access rules for what Payload adds itself without an option, so they are applied after the configuration is built.
 *
 * - `payload-jobs-stats` says when each task ran last: an author could keep the night's work from ever running again.
 * - `payload-locked-documents` is open to anybody signed in (src/access/document-locks.ts).
 * - Content is not locked: Payload's locks keep the second person out by taking away the words of the first. Set here, the
 *   table of locks still takes these collections (src/staff/editorial/presence.ts).
 * - Queries of every collection are checked (src/access/query-paths.ts).
 */
export const withInternalRules = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) => ({
    ...collection,
    ...((sharedCollections as readonly string[]).includes(collection.slug) && { lockDocuments: false as const }),
    ...(collection.slug === 'payload-locked-documents' && { access: { ...collection.access, ...lockAccess } }),
    hooks: { ...collection.hooks, beforeOperation: [checkQueryPaths, ...collection.hooks.beforeOperation] },
  })),
  globals: config.globals.map((global) =>
    global.slug === 'payload-jobs-stats'
      ? { ...global, access: { ...global.access, read: denyAll, update: denyAll } }
      : (contentGlobals as readonly string[]).includes(global.slug)
        ? { ...global, lockDocuments: false as const }
        : global,
  ),
});
