import type { SanitizedConfig } from 'payload';
import { lockAccess } from './document-locks';
import { checkQueryPaths } from './query-paths';
import { nobody } from './rules';

/**
 * Access rules for what Payload adds itself without an option, so they are applied after the configuration is built.
 *
 * - `payload-jobs-stats` stores when each task ran last: an author could otherwise stop the nightly jobs for good.
 * - `payload-locked-documents` is otherwise open to any signed-in user (src/access/document-locks.ts).
 * - Queries of every collection are checked (src/access/query-paths.ts).
 */
export const withInternalRules = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) => ({
    ...collection,
    ...(collection.slug === 'payload-locked-documents' && { access: { ...collection.access, ...lockAccess } }),
    hooks: { ...collection.hooks, beforeOperation: [checkQueryPaths, ...collection.hooks.beforeOperation] },
  })),
  globals: config.globals.map((global) =>
    global.slug === 'payload-jobs-stats'
      ? { ...global, access: { ...global.access, read: nobody, update: nobody } }
      : global,
  ),
});
