import type { Webhook, WebhookDelivery } from '@payload-types';
import type { PayloadRequest } from 'payload';
import type { Sent } from '@/seams/courier';
import { listAsSite } from '@/staff/find-as-site';
import { attempt } from './deliver';
import { type Message, note } from './note';

async function noted(req: PayloadRequest, webhook: string, event: string): Promise<WebhookDelivery | undefined> {
  const docs = await listAsSite(req, 'webhook-deliveries', {
    where: { and: [{ webhook: { equals: webhook } }, { event: { equals: event } }] },
    limit: 1,
  });
  return docs[0];
}

/** Sends a message at once, for somebody who waits for the result: again if there is one of this id. */
export async function sendNow(
  req: PayloadRequest,
  webhook: Webhook,
  message: Message & { event: string },
): Promise<Sent> {
  const before = await noted(req, webhook.id, message.event);
  // The worker may note it at the same moment; an index keeps it from being there twice.
  const failure = before
    ? undefined
    : await note(req, webhook.id, message).then(
        () => undefined,
        (error) => error,
      );
  const delivery = before ?? (await noted(req, webhook.id, message.event));
  if (!delivery) throw failure;
  // Counted from the start, so that a failure is retried like that of a new message.
  return attempt(req.payload, webhook, { ...delivery, attempts: 0 });
}
