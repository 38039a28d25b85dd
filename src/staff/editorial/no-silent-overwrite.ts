import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import type { ContentGlobal } from '@/lib/content-collections';
import { transactionOf } from '@/lib/transaction';
import { RESTORING } from '../audit/content-hooks';
import { type Latest, latestOf } from './latest';
import { namesOf } from './people';

/** Serialises what is done under this name until the transaction ends: otherwise neither of two would see the other. */
export async function serialise(req: PayloadRequest, name: string): Promise<void> {
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  await (await transactionOf(req))?.execute(lock);
}

type UpdateArguments = { id?: string; data?: { updatedAt?: unknown }; overrideAccess?: boolean };

/**
 * Rejects (409) a save of a form that was loaded before a colleague's last save; `updatedAt` in the data is the
 * version the form shows. The form then merges both (src/admin/together). The same person's newer version
 * is no conflict, since autosave and the button overlap. Where no editor is recorded, any newer version is a
 * conflict: such forms have no autosave.
 */
async function refuseOlder(
  req: PayloadRequest,
  { data, overrideAccess }: UpdateArguments,
  name: string,
  find: () => Promise<Latest | undefined>,
) {
  const base = typeof data?.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN;
  if (overrideAccess || !req.user || Number.isNaN(base)) return;
  await serialise(req, name);
  const latest = await find();
  // Imported tables have `updatedAt` too.
  if (!latest?.lastEditor && req.payloadAPI !== 'REST') return;
  const saved = latest?.lastEditor === req.user.id ? latest.othersSavedAt : latest?.updatedAt;
  if (!saved || Date.parse(saved) <= base) return;
  const isTheirs = latest?.lastEditor && latest.lastEditor !== req.user.id;
  const who = isTheirs ? (await namesOf(req, [latest.lastEditor])).get(latest.lastEditor ?? '') : undefined;
  throw new APIError(
    // The admin parses a colon and commas as a list of fields.
    `${who ?? 'Someone else'} saved this while you had it open. Nothing is lost. Your changes stay in the form and are merged with theirs.`,
    409,
    null,
    true,
  );
}

export const noSilentOverwrite: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const update = args as UpdateArguments;
  const { id } = update;
  if (operation === 'update' && id)
    await refuseOlder(req, update, id, () => latestOf(req, { collection: collection.slug, id }));
  return args;
};

/** A restored version keeps its own, older date. */
export const noSilentGlobalOverwrite: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update' && !req.context[RESTORING]) {
    const slug = global.slug as ContentGlobal;
    await refuseOlder(req, args as UpdateArguments, slug, () => latestOf(req, { global: slug }));
  }
  return args;
};
