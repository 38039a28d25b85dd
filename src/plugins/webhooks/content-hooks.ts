import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { env } from '@/env';
import { oncePerRequest } from '@/lib/once-per-request';
import { publishedBefore, publishedRow } from '@/publishing/published-before';
import { titleOf } from '@/staff/audit/titles';
import type { WebhookEvent } from './events';
import { type MessageData, note, subscribersOf } from './note';

type Document = { id: string; path?: string | null; deletedAt?: string | null; _status?: 'draft' | 'published' | null };

const subscribers = oncePerRequest((req) =>
  subscribersOf(req, 'content.published', 'content.unpublished', 'content.deleted'),
);

/** The seed and migrations notify no one. */
async function tell(req: PayloadRequest, event: WebhookEvent, data: MessageData) {
  if (req.context.disableRevalidate) return;
  const told = (await subscribers(req)).filter(({ events }) => events.includes(event));
  for (const { id } of told) await note(req, id, { type: event, data });
}

const addressOf = (path: string | null | undefined) => ({ path, url: path ? env().SITE_URL + path : undefined });

/** Of content that visitors now see, or no longer see; never of drafts. */
export const tellWebhooksOfSaved: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const slug = collection.slug as CollectionSlug;
  const about = { collection: slug, id: doc.id };
  const before = publishedBefore(req, doc.id);
  if (doc._status === 'published' && !doc.deletedAt) {
    const previousPath = before && before.path !== doc.path ? before.path : undefined;
    await tell(req, 'content.published', { ...about, title: titleOf(doc), ...addressOf(doc.path), previousPath });
    return doc;
  }
  // An autosave leaves the published version as it is.
  if (!before || (!doc.deletedAt && (await publishedRow(req, slug, doc.id)))) return doc;
  await tell(req, 'content.unpublished', { ...about, ...addressOf(before.path) });
  return doc;
};

/** Only the id: the document may never have been public. */
export const tellWebhooksOfDeleted: CollectionAfterDeleteHook<Document> = async ({ collection, doc, req }) => {
  await tell(req, 'content.deleted', { collection: collection.slug, id: doc.id });
  return doc;
};

export const tellWebhooksOfGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (doc._status === 'published') await tell(req, 'content.published', { global: global.slug });
  return doc;
};
