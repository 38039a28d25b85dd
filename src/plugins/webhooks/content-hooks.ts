import type { CollectionSlug, PayloadRequest } from 'payload';
import { env } from '@/env';
import { oncePerRequest } from '@/lib/once-per-request';
import type { DocumentEvent } from '@/publishing/document-event';
import type { GlobalChange } from '@/seams/capability';
import { titleOf } from '@/staff/titles';
import type { WebhookEvent } from './events';
import { type MessageData, note, subscribersOf } from './note';

const subscribers = oncePerRequest((req) =>
  subscribersOf(req, 'content.published', 'content.unpublished', 'content.deleted'),
);

/** The seed and migrations notify no one. */
async function tell(req: PayloadRequest, event: WebhookEvent, data: MessageData) {
  if (req.context.disableRevalidate) return;
  const subscribed = (await subscribers(req)).filter(({ events }) => events?.includes(event));
  for (const { id } of subscribed) await note(req, id, { type: event, data });
}

const addressOf = (path: string | null | undefined) => ({ path, url: path ? env().SITE_URL + path : undefined });

/** Of content that visitors now see, or no longer see; never of drafts. */
export async function tellWebhooksOfContent({ kind, collection, document, before, after, req }: DocumentEvent) {
  const about = { collection: collection.slug as CollectionSlug, id: document.id };
  if (kind === 'deleted') {
    // Only the id: the document may never have been public.
    await tell(req, 'content.deleted', about);
  } else if (after && document._status === 'published') {
    const { path } = document;
    const previousPath = before && before.path !== path ? before.path : undefined;
    await tell(req, 'content.published', { ...about, title: titleOf(document), ...addressOf(path), previousPath });
  } else if (before && !after) {
    await tell(req, 'content.unpublished', { ...about, ...addressOf(before.path) });
  }
}

export async function tellWebhooksOfGlobal({ slug, isPublished, req }: GlobalChange) {
  if (isPublished) await tell(req, 'content.published', { global: slug });
}
