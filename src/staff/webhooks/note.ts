import { randomUUID } from 'node:crypto';
import type { Webhook } from '@payload-types';
import type { PayloadRequest } from 'payload';
import type { MessageType, WebhookEvent } from './events';

/** What a message says, beside its type and time. Ids, titles and addresses of public content; nothing about people. */
export type MessageData = Record<string, string | null | undefined>;

type Message = { type: MessageType; data: MessageData; event?: string; at?: Date };

/** The webhooks that are switched on and told of an event. */
export async function subscribersOf(req: PayloadRequest, event: WebhookEvent): Promise<Webhook[]> {
  const { docs } = await req.payload.find({
    collection: 'webhooks',
    where: { and: [{ isOn: { equals: true } }, { events: { in: [event] } }] },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs;
}

/**
 * Writes a message to a webhook's outbox, in the transaction of `req`: it is sent if, and only if, that commits
 * (deliver.ts).
 * @param event id of what happened, by which the receiver recognizes a repeated message
 * @returns the id of the delivery
 */
export async function note(
  req: PayloadRequest,
  webhook: string,
  { type, data, event = randomUUID(), at = new Date() }: Message,
): Promise<string> {
  const { id } = await req.payload.create({
    collection: 'webhook-deliveries',
    data: {
      webhook,
      event,
      type,
      body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
      state: 'waiting',
      attempts: 0,
      dueAt: at.toISOString(),
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return id;
}
