import type { CollectionSlug, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import type { DocumentEvent } from '@/publishing/document-event';
import { partOf } from '@/publishing/part-of';
import type { AuditEntry } from '@/seams/audit';
import { globalTitles, titleOf } from '@/staff/titles';
import { audit } from './audit';

type Recorded = Pick<AuditEntry, 'action' | 'detail'>;

const isWarned = (req: PayloadRequest) => Boolean(req.user) || !req.context.disableRevalidate;

/** Scheduled changes run over the local API as the user who scheduled them. */
const isPlanned = (req: PayloadRequest) => Boolean(req.user) && req.payloadAPI === 'local';

const howOf = (req: PayloadRequest) => partOf(req) ?? (isPlanned(req) ? 'As planned' : undefined);

function entryOf({ kind, collection, document, req }: DocumentEvent): Recorded | undefined {
  const isPublished = document._status === 'published';
  switch (kind) {
    case 'trashed':
      return { action: 'trash' };
    case 'restored':
      return { action: 'untrash', detail: isPublished ? 'And published' : undefined };
    case 'deleted':
      return { action: 'delete' };
  }
  if (document.deletedAt) return undefined;
  if (req.context.isRestoringVersion)
    return { action: 'restore', detail: isPublished ? 'And published' : 'As a draft' };
  if (kind === 'published') return { action: 'publish', detail: howOf(req) };
  // Most of these are autosaves.
  if (kind === 'saved') return undefined;
  if (!req.user && collection.slug === 'jobs') return { action: 'unpublish', detail: 'The closing date had passed' };
  return { action: 'unpublish', detail: howOf(req) };
}

/** Logs publishing, unpublishing, trash, deletion and restored versions. Not drafts. */
export async function auditContent(event: DocumentEvent) {
  const { kind, collection, document, req } = event;
  const recorded = isWarned(req) ? entryOf(event) : undefined;
  if (!recorded) return;
  const about = kind === 'deleted' ? {} : { document: document.id };
  await audit(req, { ...recorded, ...about, title: titleOf(document), collection: collection.slug as CollectionSlug });
}

export const RESTORING = 'auditRestoring';

export const auditGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const isPublished = doc._status === 'published';
  const isRestored = Boolean(req.context[RESTORING] ?? req.context.isRestoringVersion);
  if (!isWarned(req) || (!isPublished && !isRestored)) return doc;
  await audit(req, {
    action: isRestored ? 'restore' : 'publish',
    detail: isRestored ? (isPublished ? 'And published' : 'As a draft') : partOf(req),
    title: globalTitles[global.slug] ?? global.slug,
    collection: global.slug,
  });
  return doc;
};
