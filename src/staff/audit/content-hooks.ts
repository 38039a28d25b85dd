import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { releaseStep } from '@/plugins/releases/context';
import { publishedBefore } from '@/publishing/published-before';
import { type AuditEntry, audit } from './audit';
import { globalTitles, titleOf } from './titles';

type Document = { id: string; deletedAt?: string | null; _status?: 'draft' | 'published' | null };
type Told = Pick<AuditEntry, 'action' | 'detail'>;

const isTold = (req: PayloadRequest) => Boolean(req.user) || !req.context.disableRevalidate;

/** Scheduled changes run over the local API as the user who scheduled them. */
const isPlanned = (req: PayloadRequest) => Boolean(req.user) && req.payloadAPI === 'local';

const howOf = (req: PayloadRequest) => releaseStep(req) ?? (isPlanned(req) ? 'As planned' : undefined);

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

async function whatHappened({ collection, doc, before, req }: Change): Promise<Told | undefined> {
  const isPublished = doc._status === 'published';
  if (doc.deletedAt) return before && !before.deletedAt ? { action: 'trash' } : undefined;
  if (before?.deletedAt) return { action: 'untrash', detail: isPublished ? 'And published' : undefined };
  if (req.context.isRestoringVersion)
    return { action: 'restore', detail: isPublished ? 'And published' : 'As a draft' };
  if (isPublished) return { action: 'publish', detail: howOf(req) };
  if (doc._status !== 'draft' || !publishedBefore(req, doc.id)) return undefined;
  // Most of these are autosaves. The request cannot tell: `draft` may come with arguments that override it.
  if (await isStillPublished(req, collection, doc.id)) return undefined;
  if (!req.user && collection === 'jobs') return { action: 'unpublish', detail: 'The closing date had passed' };
  return { action: 'unpublish', detail: howOf(req) };
}

/** Logs publishing, unpublishing, trash and restored versions. Not drafts. */
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

export const auditDeleted: CollectionAfterDeleteHook<Document> = async ({ collection, doc, req }) => {
  if (isTold(req)) {
    await audit(req, { action: 'delete', title: titleOf(doc), collection: collection.slug as CollectionSlug });
  }
  return doc;
};

export const RESTORING = 'auditRestoring';

export const auditGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const isPublished = doc._status === 'published';
  const isRestored = Boolean(req.context[RESTORING] ?? req.context.isRestoringVersion);
  if (!isTold(req) || (!isPublished && !isRestored)) return doc;
  await audit(req, {
    action: isRestored ? 'restore' : 'publish',
    detail: isRestored ? (isPublished ? 'And published' : 'As a draft') : releaseStep(req),
    title: globalTitles[global.slug] ?? global.slug,
    collection: global.slug,
  });
  return doc;
};
