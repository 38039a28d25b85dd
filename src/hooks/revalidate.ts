import { revalidateTag } from 'next/cache';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { tags } from '../data/tags';
import { publishedBefore } from './redirect-renamed';

type Document = { id: string; path?: string | null; _status?: 'draft' | 'published' | null };

/**
 * Marks tags as expired at the end of this request, after the transaction has been committed: the next request for a
 * page that carries one of them renders anew. Writers outside the site (seed, migrations) set `disableRevalidate`.
 */
function expire(req: PayloadRequest, expired: (string | undefined)[]) {
  if (req.context.disableRevalidate) return;
  for (const tag of new Set(expired)) if (tag) revalidateTag(tag, { expire: 0 });
}

const pathTag = (path: string | null | undefined) => (path ? tags.path(path) : undefined);

async function isPublished(req: PayloadRequest, collection: CollectionSlug, id: string) {
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

/** A document was saved: when that changed what visitors see, its own page, pages that show it and lists are expired. */
export const revalidateSaved: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const before = publishedBefore(req, doc.id);
  const hasDrafts = Boolean(collection.versions?.drafts);
  const isPublic = !hasDrafts || doc._status === 'published';
  const wasTakenDown = !isPublic && before && !(await isPublished(req, collection.slug as CollectionSlug, doc.id));
  if (isPublic || wasTakenDown) {
    expire(req, [pathTag(doc.path), pathTag(before?.path), tags.document(doc.id), tags.list(collection.slug)]);
  }
  return doc;
};

export const revalidateDeleted: CollectionAfterDeleteHook<Document> = ({ collection, doc, req }) => {
  expire(req, [pathTag(doc.path), tags.document(doc.id), tags.list(collection.slug)]);
  return doc;
};

export const revalidateGlobal: GlobalAfterChangeHook = ({ global, doc, req }) => {
  if (doc._status !== 'draft') expire(req, [tags.global(global.slug)]);
  return doc;
};

type Redirect = { from: string };

/** A redirect answers on the path it leads away from. */
export const revalidateRedirect: CollectionAfterChangeHook<Redirect & Document> = ({ doc, previousDoc, req }) => {
  expire(req, [pathTag(doc.from), pathTag(previousDoc?.from)]);
  return doc;
};

export const revalidateRedirectDeleted: CollectionAfterDeleteHook<Redirect & Document> = ({ doc, req }) => {
  expire(req, [pathTag(doc.from)]);
  return doc;
};
