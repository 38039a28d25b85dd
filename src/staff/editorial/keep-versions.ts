import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload';
import type { ContentCollection, ContentGlobal } from '@/lib/content-collections';

/** Longest span of autosaves in a single version, which limits what can be lost. */
const LONGEST_MS = 10 * 60_000;

type Arguments = { id?: string; autosave?: boolean };
type Version = { id: number | string; createdAt: string; autosave?: boolean; version: { lastEditor?: unknown } };

/** May an autosave update the newest version instead of creating one? */
const mayContinue = (latest: Version, user: string | undefined, now: number): boolean =>
  latest.version.lastEditor === user && now - Date.parse(latest.createdAt) < LONGEST_MS;

const newest = { limit: 1, pagination: false, sort: '-updatedAt' } as const;
const closed = { autosave: false };

/** Payload's autosave overwrites the newest version, even a colleague's. Closing it first keeps it in the history. */
export const keepVersions: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, autosave } = args as Arguments;
  if (operation !== 'update' || !autosave || !id) return args;
  const slug = collection.slug as ContentCollection;
  const { docs } = await req.payload.db.findVersions({
    ...newest,
    collection: slug,
    where: { parent: { equals: id } },
    req,
  });
  const latest = docs[0] as unknown as Version | undefined;
  if (!latest?.autosave || mayContinue(latest, req.user?.id, Date.now())) return args;
  await req.payload.db.updateVersion({ collection: slug, id: latest.id, versionData: closed as never, req });
  return args;
};

export const keepVersionsOfGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const { autosave } = args as Arguments;
  if (operation !== 'update' || !autosave) return args;
  const slug = global.slug as ContentGlobal;
  const { docs } = await req.payload.db.findGlobalVersions({ ...newest, global: slug, req });
  const latest = docs[0] as unknown as Version | undefined;
  if (!latest?.autosave || mayContinue(latest, req.user?.id, Date.now())) return args;
  await req.payload.db.updateGlobalVersion({ global: slug, id: latest.id, versionData: closed as never, req });
  return args;
};
