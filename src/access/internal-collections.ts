import type { SanitizedConfig } from 'payload';
import { sharedGlobals } from '@/lib/content-collections';
import { JOB_STATS, LOCKS, MIGRATIONS, PREFERENCES } from '@/payload/own-collections';
import { lockAccess } from './document-locks';
import { boundRows } from './list-preferences';
import { checkQueryPaths } from './query-paths';
import { denyAll } from './rules';

const nobody = { read: denyAll, create: denyAll, update: denyAll, delete: denyAll, readVersions: denyAll };

/**
 * Rules for what Payload adds without an option, so they apply to the built configuration.
 * - `payload-jobs-stats`: an author could keep the night's tasks from ever running again.
 * - `payload-locked-documents`: open to any signed-in user (document-locks.ts).
 * - `payload-migrations`: has no endpoints, but the admin's server functions read any collection.
 * - Content locks would discard one of two people's changes. Disabled here, their table still accepts these collections
 *   (src/staff/editorial/presence.ts).
 */
export const withInternalRules = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) => ({
    ...collection,
    ...(collection.custom.isEditedTogether && { lockDocuments: false as const }),
    ...(collection.slug === MIGRATIONS && { access: { ...collection.access, ...nobody } }),
    ...(collection.slug === LOCKS && { access: { ...collection.access, ...lockAccess } }),
    hooks: {
      ...collection.hooks,
      beforeOperation: [checkQueryPaths, ...collection.hooks.beforeOperation],
      ...(collection.slug === PREFERENCES && { afterRead: [...collection.hooks.afterRead, boundRows] }),
    },
  })),
  globals: config.globals.map((global) =>
    // There if a capability has a task with a schedule.
    (global.slug as string) === JOB_STATS
      ? { ...global, access: { ...global.access, read: denyAll, update: denyAll } }
      : (sharedGlobals as readonly string[]).includes(global.slug)
        ? { ...global, lockDocuments: false as const }
        : global,
  ),
});
