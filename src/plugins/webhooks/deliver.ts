import type { Webhook, WebhookDelivery } from '@payload-types';
import type { Payload } from 'payload';
import { rolesThatMay } from '@/access/roles';
import { env } from '@/env';
import { DAY_MS } from '@/lib/day';
import { ownRequest } from '@/payload/own-request';
import { type Outcome, post } from '@/services/outgoing/send';
import { audit } from '@/staff/audit/audit';
import { notify } from '@/staff/notify';
import { signedHeaders } from './signature';

const MINUTE_MS = 60_000;
/** Minutes before each further attempt: nine attempts in 56 hours. */
const PAUSES = [0.5, 5, 30, 120, 300, 600, 840, 1440];
const AT_ONCE = 50;
const KEPT_DAYS = 30;
/** A webhook that has only failed for this long is switched off. */
export const OFF_AFTER_DAYS = 5;
const GONE = 410;

/** Without `req`, each statement commits by itself, and several may run at once. */
const system = { depth: 0, overrideAccess: true } as const;

const isDelivered = ({ status }: Outcome) => status !== undefined && status >= 200 && status < 300;

const reasonOf = ({ status, error }: Outcome) => error ?? `The receiver answered with ${status}.`;

/** Bypasses validation: the address may no longer be allowed. */
async function switchOff(payload: Payload, { id, name }: Webhook, offReason: string) {
  const req = await ownRequest(payload);
  await payload.db.updateOne({ collection: 'webhooks', id, data: { isOn: false, offReason }, returning: false });
  const about = { title: name, collection: 'webhooks', document: id };
  await audit(req, { ...about, action: 'webhook', detail: `Switched off. ${offReason}` });
  await notify(req, { ...about, kind: 'webhook' }, { roles: rolesThatMay('manage') });
}

async function noteHealth(payload: Payload, webhook: Webhook, outcome: Outcome, now: Date) {
  const set = (failingSince: string | null) =>
    payload.db.updateOne({ collection: 'webhooks', id: webhook.id, data: { failingSince }, returning: false });
  if (isDelivered(outcome)) return webhook.failingSince ? set(null) : undefined;
  if (!webhook.isOn) return undefined;
  if (outcome.status === GONE) return switchOff(payload, webhook, 'The receiver says that it is gone (410).');
  if (!webhook.failingSince) return set(now.toISOString());
  const isOver = now.getTime() - Date.parse(webhook.failingSince) >= OFF_AFTER_DAYS * DAY_MS;
  return isOver ? switchOff(payload, webhook, `It failed for ${OFF_AFTER_DAYS} days. ${reasonOf(outcome)}`) : undefined;
}

/** Stored after sending: if the process ends in between, it is sent again with the same `webhook-id`, not lost. */
export async function attempt(
  payload: Payload,
  webhook: Webhook,
  delivery: WebhookDelivery,
  now = new Date(),
): Promise<Outcome> {
  const signer = { id: webhook.id, revision: webhook.secretRevision ?? 0, changedAt: webhook.secretChangedAt };
  const headers = signedHeaders(signer, { id: delivery.event, body: delivery.body }, now);
  const outcome = await post(webhook.url, delivery.body, headers);
  const attempts = delivery.attempts + 1;
  const pause = PAUSES[attempts - 1];
  const next = pause === undefined ? null : new Date(now.getTime() + pause * MINUTE_MS).toISOString();
  const isDone = isDelivered(outcome);
  await payload.update({
    ...system,
    collection: 'webhook-deliveries',
    id: delivery.id,
    data: {
      attempts,
      status: outcome.status ?? null,
      error: isDone ? null : reasonOf(outcome),
      state: isDone ? 'delivered' : next ? 'waiting' : 'failed',
      dueAt: isDone ? null : next,
      deliveredAt: isDone ? now.toISOString() : delivery.deliveredAt,
    },
  });
  await noteHealth(payload, webhook, outcome, now);
  return outcome;
}

/** In order. After a failure the others wait for the next run. */
async function deliverTo(payload: Payload, webhook: Webhook, now: Date) {
  const { docs } = await payload.find({
    ...system,
    collection: 'webhook-deliveries',
    where: {
      and: [
        { webhook: { equals: webhook.id } },
        { state: { equals: 'waiting' } },
        { dueAt: { less_than_equal: now.toISOString() } },
      ],
    },
    sort: 'dueAt',
    limit: AT_ONCE,
    pagination: false,
  });
  for (const delivery of docs) {
    if (!isDelivered(await attempt(payload, webhook, delivery, now))) return;
  }
}

/** All webhooks at the same time, so that a slow one delays no other. One process at a time runs this. */
export async function deliverDue(payload: Payload, now = new Date()): Promise<void> {
  if (env().SITE_ENVIRONMENT) return;
  const { docs } = await payload.find({
    ...system,
    collection: 'webhooks',
    where: { isOn: { equals: true } },
    limit: 0,
    pagination: false,
  });
  const done = await Promise.allSettled(docs.map((webhook) => deliverTo(payload, webhook, now)));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

export async function removeOldDeliveries(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await payload.delete({ ...system, collection: 'webhook-deliveries', where: { createdAt: { less_than: before } } });
}
