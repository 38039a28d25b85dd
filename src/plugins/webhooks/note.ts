import { randomUUID } from 'node:crypto';
import type { Webhook } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { env } from '@/env';
import { listAsSite } from '@/staff/find-as-site';
import type { MessageType, WebhookEvent } from './events';

/** Ids, titles and addresses of public content; nothing about people. */
export type MessageData = Record<string, string | null | undefined>;

export type Message = { type: MessageType; data: MessageData; event?: string; at?: Date };

/** Webhooks that receive at least one of the events: on the public site alone. */
export async function subscribersOf(req: PayloadRequest, ...events: WebhookEvent[]): Promise<Webhook[]> {
  if (env().SITE_ENVIRONMENT) return [];
  return listAsSite(req, 'webhooks', {
    where: { and: [{ isOn: { equals: true } }, { events: { in: events } }] },
  });
}

/** Sent only if the transaction of `req` commits. `event`: id by which receivers recognize repeats. */
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
