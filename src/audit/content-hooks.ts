import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { publishedBefore } from '../hooks/redirect-renamed';
import { type AuditEntry, audit } from './audit';
import { globalTitles, titleOf } from './titles';

type Document = { id: string; deletedAt?: string | null; _status?: 'draft' | 'published' | null };
type Told = Pick<AuditEntry, 'action' | 'detail'>;

/** The seed, migrations and scripts: nobody's doing. */
const isTold = (req: PayloadRequest) => Boolean(req.user) || !req.context.disableRevalidate;

/** A change that a plan made is made over the local interface, by whoever made the plan. */
const isPlanned = (req: PayloadRequest) => Boolean(req.user) && req.payloadAPI === 'local';

async function isStillPublished(req: PayloadRequest, collection: string, id: string): Promise<boolean> {
  const row = await req.payload.findByID({
    collection: collection as 'pages',
    id,
    select: { _status: true },
    draft: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return row?._status === 'published';
}

type Change = { collection: string; doc: Document; before: Document | undefined; req: PayloadRequest };

/** What a saved change was, if it is one that is written down. */
async function whatHappened({ collection, doc, before, req }: Change): Promise<Told | undefined> {
  const isPublished = doc._status === 'published';
  if (doc.deletedAt) return before && !before.deletedAt ? { action: 'trash' } : undefined;
  if (before?.deletedAt) return { action: 'untrash', detail: isPublished ? 'And published' : undefined };
  if (req.context.isRestoringVersion)
    return { action: 'restore', detail: isPublished ? 'And published' : 'As a draft' };
  if (isPublished) return { action: 'publish', detail: isPlanned(req) ? 'As planned' : undefined };
  if (doc._status !== 'draft' || !publishedBefore(req, doc.id)) return undefined;
  // Most of these are autosaves. How it was asked for does not say so: `draft` may come with words that undo it.
  if (await isStillPublished(req, collection, doc.id)) return undefined;
  if (!req.user && collection === 'jobs') return { action: 'unpublish', detail: 'Its last day had passed' };
  return { action: 'unpublish', detail: isPlanned(req) ? 'As planned' : undefined };
}

/** Writes down what visitors or colleagues notice: publishing, taking down, the trash, restored versions. No drafts. */
export const auditSaved: CollectionAfterChangeHook<Document> = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (!isTold(req)) return doc;
  const before = operation === 'update' ? previousDoc : undefined;
  const told = await whatHappened({ collection: collection.slug, doc, before, req });
  if (told) await audit(req, { ...told, title: titleOf(doc), collection: collection.slug, document: doc.id });
  return doc;
};

/** Writes down what was deleted for good. */
export const auditDeleted: CollectionAfterDeleteHook<Document> = async ({ collection, doc, req }) => {
  if (isTold(req)) {
    await audit(req, { action: 'delete', title: titleOf(doc), collection: collection.slug as CollectionSlug });
  }
  return doc;
};

/** Set in `context` by the endpoint that restores a version of a global, which is saved as any change is. */
export const RESTORING = 'auditRestoring';

/** The same for site-wide content. */
export const auditGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const isPublished = doc._status === 'published';
  const isRestored = Boolean(req.context[RESTORING] ?? req.context.isRestoringVersion);
  if (!isTold(req) || (!isPublished && !isRestored)) return doc;
  await audit(req, {
    action: isRestored ? 'restore' : 'publish',
    detail: isRestored ? (isPublished ? 'And published' : 'As a draft') : undefined,
    title: globalTitles[global.slug] ?? global.slug,
    collection: global.slug,
  });
  return doc;
};
