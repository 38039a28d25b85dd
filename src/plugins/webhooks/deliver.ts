import type { Webhook, WebhookDelivery } from '@payload-types';
import type { Payload, Where } from 'payload';
import { rolesThatMay } from '@/access/roles';
import { env } from '@/env';
import { DAY_MS } from '@/lib/day';
import { ownRequest } from '@/payload/own-request';
import { added } from '@/seams/capability';
import type { Courier, Sent } from '@/seams/courier';
import { send } from '@/services/outgoing/send';
import { audit } from '@/staff/audit/audit';
import { listAsSite } from '@/staff/find-as-site';
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

/** Undefined for a webhook. */
export const courierOf = (payload: Payload, webhook: Webhook): Courier | undefined =>
  added(payload, 'courier').find((one) => one.serves(webhook));

async function sendSigned(webhook: Webhook, delivery: WebhookDelivery, now: Date): Promise<Sent> {
  const signer = { id: webhook.id, revision: webhook.secretRevision ?? 0, changedAt: webhook.secretChangedAt };
  const headers = signedHeaders(signer, { id: delivery.event, body: delivery.body }, now);
  const { status, error } = await send(webhook.url, delivery.body, headers);
  const isTaken = status !== undefined && status >= 200 && status < 300;
  return { status, error: isTaken ? undefined : (error ?? `The receiver responded with ${status}.`) };
}

/** Bypasses validation: the address may no longer be allowed. */
async function switchOff(payload: Payload, { id, name }: Webhook, offReason: string) {
  const req = await ownRequest(payload);
  await payload.db.updateOne({ collection: 'webhooks', id, data: { isOn: false, offReason }, returning: false });
  const about = { title: name, collection: 'webhooks', document: id };
  await audit(req, { ...about, action: 'webhook', detail: `Switched off. ${offReason}` });
  await notify(req, { ...about, kind: 'webhook' }, { roles: rolesThatMay('manage') });
}

async function noteHealth(payload: Payload, webhook: Webhook, sent: Sent, now: Date) {
  // `updatedAt: null` keeps the date of the last change, which open forms compare.
  const set = (failingSince: string | null) =>
    payload.db.updateOne({
      collection: 'webhooks',
      id: webhook.id,
      data: { failingSince, updatedAt: null },
      returning: false,
    });
  // A receiver that refuses one message works.
  if (!sent.error || sent.isRefused) return webhook.failingSince ? set(null) : undefined;
  if (!webhook.isOn) return undefined;
  if (sent.status === GONE) return switchOff(payload, webhook, 'The receiver says that it is gone (410).');
  if (!webhook.failingSince) return set(now.toISOString());
  const isOver = now.getTime() - Date.parse(webhook.failingSince) >= OFF_AFTER_DAYS * DAY_MS;
  return isOver ? switchOff(payload, webhook, `It failed for ${OFF_AFTER_DAYS} days. ${sent.error}`) : undefined;
}

/** When it is tried again: null if it is not. */
function nextAttempt({ isRefused, notBefore }: Sent, attempts: number, now: Date): string | null {
  const pause = PAUSES[attempts - 1];
  if (isRefused || pause === undefined) return null;
  return new Date(Math.max(now.getTime() + pause * MINUTE_MS, notBefore?.getTime() ?? 0)).toISOString();
}

/** What else waits for a receiver that wants to be left alone until then. */
async function putOff(payload: Payload, { id }: Webhook, until: Date) {
  const dueAt = until.toISOString();
  await payload.update({
    ...system,
    collection: 'webhook-deliveries',
    where: { and: [{ webhook: { equals: id } }, { state: { equals: 'waiting' } }, { dueAt: { less_than: dueAt } }] },
    data: { dueAt },
  });
}

/** Stored after sending: if the process ends in between, it is sent again with the same `webhook-id`, not lost. */
export async function attempt(
  payload: Payload,
  webhook: Webhook,
  delivery: WebhookDelivery,
  now = new Date(),
): Promise<Sent> {
  const sent = await (courierOf(payload, webhook)?.send(payload, webhook, delivery, now) ??
    sendSigned(webhook, delivery, now));
  const attempts = delivery.attempts + 1;
  const next = sent.error ? nextAttempt(sent, attempts, now) : null;
  await payload.update({
    ...system,
    collection: 'webhook-deliveries',
    id: delivery.id,
    data: {
      attempts,
      status: sent.status ?? null,
      error: sent.error ?? null,
      state: !sent.error ? 'delivered' : next ? 'waiting' : 'failed',
      dueAt: next,
      deliveredAt: sent.error ? delivery.deliveredAt : now.toISOString(),
    },
  });
  if (sent.notBefore) await putOff(payload, webhook, sent.notBefore);
  await noteHealth(payload, webhook, sent, now);
  return sent;
}

/** In order. After a failure the others wait for the next run; a refusal concerns one message alone. */
async function deliverTo(payload: Payload, webhook: Webhook, now: Date) {
  const docs = await listAsSite({ payload }, 'webhook-deliveries', {
    where: {
      and: [
        { webhook: { equals: webhook.id } },
        { state: { equals: 'waiting' } },
        { dueAt: { less_than_equal: now.toISOString() } },
      ],
    },
    sort: ['dueAt', 'createdAt'],
    limit: AT_ONCE,
  });
  for (const delivery of docs) {
    const { error, isRefused } = await attempt(payload, webhook, delivery, now);
    if (error && !isRefused) return;
  }
}

/** All webhooks at the same time, so that a slow one delays no other. One process at a time runs this. */
export async function deliverDue(payload: Payload, now = new Date()): Promise<void> {
  if (env().SITE_ENVIRONMENT) return;
  const docs = await listAsSite({ payload }, 'webhooks', { where: { isOn: { equals: true } } });
  const done = await Promise.allSettled(docs.map((webhook) => deliverTo(payload, webhook, now)));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What couriers have brought stays: the inbox shows what became of its entries. */
export async function removeOldDeliveries(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const docs = await listAsSite({ payload }, 'webhooks');
  const kept = docs.filter((webhook) => courierOf(payload, webhook)).map(({ id }) => id);
  const isUnkept: Where = { or: [{ type: { not_equals: 'form.received' } }, { webhook: { not_in: kept } }] };
  await payload.delete({
    ...system,
    collection: 'webhook-deliveries',
    where: { and: [{ createdAt: { less_than: before } }, ...(kept.length > 0 ? [isUnkept] : [])] },
  });
}
