import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { notePublish } from './note-publish';
import { publishedBefore } from './published-before';
import { tags } from './tags';

type Document = { id: string; path?: string | null; _status?: 'draft' | 'published' | null };

/**
 * Records, in the transaction of the change, the tags that it expires: all processes are notified on commit, this one
 * before the commit resolves. Code outside the site (seed, migrations) sets `disableRevalidate`.
 */
async function expire(req: PayloadRequest, expired: (string | undefined)[]) {
  if (req.context.disableRevalidate) return;
  const changed = [...new Set(expired)].filter((tag) => tag !== undefined);
  if (changed.length === 0) return;
  await notePublish(req, changed);
}

const pathTag = (path: string | null | undefined) => (path ? tags.path(path) : undefined);

export async function isPublished(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const row = (await req.payload.findByID({
    collection,
    id,
    draft: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })) as Document | null;
  return row?._status === 'published';
}

/** If saving changed published content, expires the document's page, pages that show it, and lists. */
export const revalidateSaved: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const before = publishedBefore(req, doc.id);
  const hasDrafts = Boolean(collection.versions?.drafts);
  const isPublic = !hasDrafts || doc._status === 'published';
  const wasTakenDown = !isPublic && before && !(await isPublished(req, collection.slug as CollectionSlug, doc.id));
  if (isPublic || wasTakenDown) {
    await expire(req, [pathTag(doc.path), pathTag(before?.path), tags.document(doc.id), tags.list(collection.slug)]);
  }
  return doc;
};

export const revalidateDeleted: CollectionAfterDeleteHook<Document> = async ({ collection, doc, req }) => {
  await expire(req, [pathTag(doc.path), tags.document(doc.id), tags.list(collection.slug)]);
  return doc;
};

type Global = { _status?: 'draft' | 'published' | null };

const isGlobalPublished = async (req: PayloadRequest, slug: GlobalSlug) =>
  ((await req.payload.findGlobal({ slug, draft: false, depth: 0, overrideAccess: true, req })) as Global)._status ===
  'published';

const globalKey = (slug: string) => `published:${slug}`;

export const rememberPublishedGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const published = await isGlobalPublished(req, global.slug as GlobalSlug);
  // Must come after the line above: reading with `req` replaces its context.
  req.context[globalKey(global.slug)] = published;
  return data;
};

/**
 * As for documents. Payload restores a global's version without `beforeChange`, always over the published one, and then
 * passes a `doc` that is not the restored one.
 */
export const revalidateGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const slug = global.slug as GlobalSlug;
  const isTakenDown = async () => req.context[globalKey(slug)] === true && !(await isGlobalPublished(req, slug));
  const isPublic = doc._status !== 'draft' || req.context.isRestoringVersion === true;
  if (isPublic || (await isTakenDown())) await expire(req, [tags.global(slug)]);
  return doc;
};

export const revalidateRedirect: CollectionAfterChangeHook = async ({ doc, req }) => {
  await expire(req, [tags.list('redirects')]);
  return doc;
};

export const revalidateRedirectDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await expire(req, [tags.list('redirects')]);
  return doc;
};

/** Reviews appear on every page of the reference. */
export const revalidateReview: CollectionAfterChangeHook = async ({ doc, req }) => {
  await expire(req, [tags.reviews]);
  return doc;
};

export const revalidateReviewDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await expire(req, [tags.reviews]);
  return doc;
};
