import type { Payload } from 'payload';
import { env } from '@/env';
import { rowPath } from '@/lib/inbox-addresses';
import { stillThere } from '@/plugins/inbox/api';
import { listAsSite } from '@/staff/find-as-site';
import { aboutLead, leadLists, NO_ADDRESS } from './lead';

/** More are counted as this many. */
const MOST = 100;

/** `href`: the newest of them in the inbox, with *Send again*. */
export type RefusedLeads = { count: number; href: string; reason: string | undefined };

/**
 * Leads that a CRM has refused and nobody has sent again, as far as they are in the inbox and an email address makes
 * them leads. Undefined without one. Rejects with a SupabaseFailure.
 */
export async function refusedLeads(payload: Payload): Promise<RefusedLeads | undefined> {
  if (env().SITE_ENVIRONMENT) return undefined;
  const docs = await listAsSite({ payload }, 'webhook-deliveries', {
    where: {
      and: [
        { state: { equals: 'failed' } },
        { type: { equals: 'form.received' } },
        { error: { not_equals: NO_ADDRESS } },
        { 'webhook.crmKind': { exists: true } },
        { 'webhook.isOn': { equals: true } },
      ],
    },
    sort: '-createdAt',
    limit: MOST,
  });
  const leads = docs.flatMap(({ body, error }) => {
    const about = aboutLead(body);
    return about ? [{ ...about, error }] : [];
  });
  const idsIn = (list: string) => leads.filter((lead) => lead.list === list).map(({ id }) => id);
  const there = new Set((await Promise.all(leadLists.map((list) => stillThere(list, idsIn(list))))).flat());
  const refused = leads.filter(({ id }) => there.has(id));
  const [newest] = refused;
  return (
    newest && {
      count: new Set(refused.map(({ id }) => id)).size,
      href: rowPath(newest.list, newest.id),
      reason: newest.error ?? undefined,
    }
  );
}
