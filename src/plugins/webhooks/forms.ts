import type { Webhook } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { env } from '@/env';
import { rowPath } from '@/lib/inbox-addresses';
import { type ListName, listNames, lists } from '@/lib/inbox-lists';
import { adminClient, dataOf, instant } from '@/services/supabase/admin-client';
import { listAsSite } from '@/staff/find-as-site';
import { courierOf } from './deliver';
import { note, subscribersOf } from './note';

const AT_ONCE = 500;
/** Overlap of searches: a transaction may commit late. */
const AGAIN_MS = 5 * 60_000;

const row = z.object({ id: z.uuid(), created_at: instant, form_id: z.uuid().optional() });
type Row = z.output<typeof row> & { list: ListName };

async function rowsSince(list: ListName, since: Date): Promise<Row[]> {
  const columns = list === 'submissions' ? 'id,created_at,form_id' : 'id,created_at';
  const query = adminClient()
    ?.from(lists[list].table)
    .select(columns)
    .neq('status', 'spam')
    .gte('created_at', since.toISOString())
    .order('created_at')
    .limit(AT_ONCE);
  const rows = query ? await dataOf(z.array(row), query) : [];
  return rows.map((found) => ({ ...found, list }));
}

async function known(req: PayloadRequest, webhook: string, ids: string[]): Promise<Set<string>> {
  const docs = await listAsSite(req, 'webhook-deliveries', {
    where: { and: [{ webhook: { equals: webhook } }, { event: { in: ids } }] },
    select: { event: true },
  });
  return new Set(docs.map(({ event }) => event));
}

/** About an entry of the inbox, whose id is that of the message. */
export const received = (list: ListName, id: string, form?: string) => ({
  type: 'form.received' as const,
  data: { kind: lists[list].one, id, form, url: env().SITE_URL + rowPath(list, id) },
  event: id,
});

async function tellOne(req: PayloadRequest, webhook: Webhook) {
  const now = new Date();
  const since = new Date(Date.parse(webhook.formsSeenAt ?? webhook.createdAt));
  const found = await Promise.all(
    listNames.map((list) => rowsSince(list, new Date(Math.max(since.getTime() - AGAIN_MS, 0)))),
  );
  const rows = found.flat();
  const noted =
    rows.length > 0
      ? await known(
          req,
          webhook.id,
          rows.map(({ id }) => id),
        )
      : new Set();
  const courier = courierOf(req.payload, webhook);
  for (const { id, list, form_id, created_at } of rows) {
    if (noted.has(id) || created_at < webhook.createdAt) continue;
    if (courier && !courier.takes(webhook, { list, form: form_id })) continue;
    await note(req, webhook.id, received(list, id, form_id));
  }
  // Lists longer than one request are continued where they stopped.
  const stops = found.filter(({ length }) => length === AT_ONCE).map((list) => list.at(-1)?.created_at ?? '');
  const formsSeenAt = stops.sort()[0] ?? now.toISOString();
  // `updatedAt: null` keeps the date of the last change, which open forms compare.
  const data = { formsSeenAt, updatedAt: null };
  await req.payload.db.updateOne({ collection: 'webhooks', id: webhook.id, data, returning: false });
}

/**
 * Polls the inbox, because forms are stored in Supabase, which knows no webhooks; nothing is lost while the site is
 * down. Sends the id and the kind only, nothing about the visitor. One process at a time runs this.
 */
export async function tellWebhooksOfForms(req: PayloadRequest): Promise<void> {
  if (!adminClient()) return;
  for (const webhook of await subscribersOf(req, 'form.received')) await tellOne(req, webhook);
}
