import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import type { ContentGlobal } from '@/lib/content-collections';
import { RESTORING } from '../audit/content-hooks';
import { type Latest, latestOf } from './latest';
import { namesOf } from './people';

/** One after the other: of two saves at once, each would find nothing newer than what it began with. */
async function alone(req: PayloadRequest, name: string): Promise<void> {
  const { sessions } = req.payload.db as unknown as PostgresAdapter;
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  await sessions[String(await req.transactionID)]?.db.execute(lock);
}

type UpdateArguments = { id?: string; data?: { updatedAt?: unknown }; overrideAccess?: boolean };

/**
 * Forms of the admin send along when the version was saved that they show (`updatedAt`). When somebody else has saved
 * since, those words would be lost: the save is refused (409), and the form puts both together
 * (src/admin/together). One's own newer version is no conflict: autosave and the button overlap. Where it is
 * not known who saved, every newer version counts as somebody else's: those forms do not save by themselves.
 */
async function refuseOlder(
  req: PayloadRequest,
  { data, overrideAccess }: UpdateArguments,
  name: string,
  find: () => Promise<Latest | undefined>,
) {
  const base = typeof data?.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN;
  if (overrideAccess || !req.user || Number.isNaN(base)) return;
  await alone(req, name);
  const latest = await find();
  // An imported table says when it was written, too.
  if (!latest?.lastEditor && req.payloadAPI !== 'REST') return;
  const saved = latest?.lastEditor === req.user.id ? latest.othersSavedAt : latest?.updatedAt;
  if (!saved || Date.parse(saved) <= base) return;
  const isTheirs = latest?.lastEditor && latest.lastEditor !== req.user.id;
  const who = isTheirs ? (await namesOf(req, [latest.lastEditor])).get(latest.lastEditor ?? '') : undefined;
  throw new APIError(
    // The admin takes a colon and commas for a list of fields.
    `${who ?? 'Somebody else'} saved this while you had it open. Nothing is lost. Your words stay in the form and are put together with theirs.`,
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

/** The same for site-wide content. A version that is restored brings its own date, and is meant to be older. */
export const noSilentGlobalOverwrite: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update' && !req.context[RESTORING]) {
    const slug = global.slug as ContentGlobal;
    await refuseOlder(req, args as UpdateArguments, slug, () => latestOf(req, { global: slug }));
  }
  return args;
};
