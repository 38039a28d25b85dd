import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import type { SharedGlobal } from '@/lib/content-collections';
import { transactionOf } from '@/payload/transaction';
import { RESTORING } from '../audit/content-hooks';
import { type Latest, latestOf } from './latest';
import { asItsOwnForm } from './own-form';
import { namesOf } from './people';
import { isOtherForm } from './state';

/** Serializes work under this name until the transaction ends, so that concurrent requests see each other. */
export async function serialise(req: PayloadRequest, name: string): Promise<void> {
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  await (await transactionOf(req))?.execute(lock);
}

/** Of the documents that an operation changes or deletes, in an order that no two of them contradict. */
async function idsOf(req: PayloadRequest, collection: CollectionSlug, args: object): Promise<string[]> {
  const { id, where, trash, overrideAccess } = args as UpdateArguments & { where?: Where; trash?: boolean };
  if (id) return [id];
  const as = { overrideAccess: overrideAccess ?? false, trash, req } as const;
  const { docs } = await req.payload.find({ collection, where, depth: 0, select: {}, pagination: false, ...as });
  return docs.map((one) => String(one.id)).toSorted();
}

/**
 * Changes and deletions of a file wait for one another: Payload writes and removes the names as they were when an
 * operation began, and a replacement meanwhile has given them up.
 */
export const filesInTurn: CollectionBeforeOperationHook = async ({ args, collection: { slug }, operation, req }) => {
  const isRefused = !req.user && !(args as UpdateArguments).overrideAccess;
  if ((operation !== 'update' && operation !== 'delete') || isRefused) return args;
  for (const one of await idsOf(req, slug, args)) await serialise(req, one);
  return args;
};

/**
 * Saves of a document wait for work that serializes itself as `<what> <id>`: Payload writes all fields as they were when
 * the save began, so a form could take back what the work has changed meanwhile.
 */
export const inTurn =
  (what: string): CollectionBeforeOperationHook =>
  async ({ args, collection: { slug }, operation, req }) => {
    if (operation !== 'update' || !req.user) return args;
    for (const one of await idsOf(req, slug, args)) await serialise(req, `${what} ${one}`);
    return args;
  };

const IN_BULK = 'changedInBulk';

type UpdateArguments = {
  id?: string;
  data?: { updatedAt?: unknown; editorial?: { form?: unknown } };
  draft?: boolean;
  overrideAccess?: boolean;
};

/**
 * Rejects (409) a save of a form loaded before the last save from another form, even of the same person; the form then
 * merges both (src/admin/together). `updatedAt` is the version that the form shows. Newer versions from the same form
 * are no conflict: autosave and the button overlap. Without a recorded editor, any newer version is one: such forms
 * have no autosave.
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
  const form = typeof data?.editorial?.form === 'string' ? data.editorial.form : null;
  const isOther =
    !latest || isOtherForm({ editor: latest.lastEditor, form: latest.form }, { editor: String(req.user.id), form });
  const saved = isOther ? latest?.updatedAt : latest.othersSavedAt;
  if (!saved || Date.parse(saved) <= base) return;
  const isOwn = latest?.lastEditor === req.user.id;
  const isTheirs = latest?.lastEditor && !isOwn;
  const who = isTheirs ? (await namesOf(req, [latest.lastEditor])).get(latest.lastEditor ?? '') : undefined;
  throw new APIError(
    // The admin parses a colon and commas as a list of fields.
    isOwn
      ? 'You saved this in another window. Nothing is lost. Your changes stay in the form and are merged with those.'
      : `${who ?? 'Someone else'} saved this while you had it open. Nothing is lost. Your changes stay in the form and are merged with theirs.`,
    409,
    null,
    true,
  );
}

export const noSilentOverwrite: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const update = args as UpdateArguments;
  const { id } = update;
  if (operation === 'update' && !id && collection.versions?.drafts && req.user && !update.overrideAccess) {
    req.context[IN_BULK] = !update.draft;
    return { ...args, data: { ...update.data, ...asItsOwnForm() } };
  }
  if (operation === 'update' && id)
    await refuseOlder(req, update, id, () => latestOf(req, { collection: collection.slug, id }));
  return args;
};

/** A deletion waits for the saves of forms: each would hold a row that the other needs. */
export const deleteAfterSaves: CollectionBeforeDeleteHook = ({ id, req }) => serialise(req, String(id));

/** Without `draft`, Payload changes several documents from what is live: newer drafts of theirs would be buried. */
export const keepNewerDrafts: CollectionBeforeChangeHook<{ id: string; updatedAt: string }> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const latest =
    req.context[IN_BULK] && originalDoc
      ? await latestOf(req, { collection: collection.slug, id: originalDoc.id })
      : undefined;
  if (latest && originalDoc && Date.parse(latest.updatedAt) > Date.parse(originalDoc.updatedAt))
    throw new APIError('It has a newer draft. Do this in its form.', 409, null, true);
  return data;
};

/** A restored version keeps its older date. */
export const noSilentGlobalOverwrite: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update' && !req.context[RESTORING]) {
    const slug = global.slug as SharedGlobal;
    await refuseOlder(req, args as UpdateArguments, slug, () => latestOf(req, { global: slug }));
  }
  return args;
};
