import type { Webhook } from '@payload-types';
import type { Payload } from 'payload';
import { idOf } from '@/lib/id-of';
import type { Arrived, Courier, Sent } from '@/seams/courier';
import { SupabaseFailure } from '@/services/supabase/admin-client';
import { oneAtATime } from '@/staff/background/advisory-lock';
import type { Adapter, Connection } from './adapter';
import { keyOf } from './hooks';
import { hubspot } from './hubspot';
import { aboutLead, isLeadList, readLead } from './lead';
import { type CrmKind, mappingOf } from './mapping';
import { salesforce } from './salesforce';

const adapters: Record<CrmKind, Adapter> = { hubspot, salesforce };

/** Or why there is none, for staff. */
async function connect(payload: Payload, { id }: Webhook): Promise<(Connection & { kind: CrmKind }) | string> {
  const found = await payload.findByID({
    collection: 'webhooks',
    id,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
  });
  const { crmKind: kind, url, crmClientId, crmRecognizedBy, crmMapping } = found;
  const key = keyOf(found);
  const mapping = kind && mappingOf(kind).safeParse(crmMapping).data;
  if (!kind || !key) return 'The token or secret can no longer be read. Enter it again.';
  if (!mapping) return 'The fields are not right any more. Open them and save.';
  return { kind, id, url, key, mapping, clientId: crmClientId ?? '', recognizedBy: crmRecognizedBy || 'Email' };
}

async function bring(payload: Payload, webhook: Webhook, body: string, now: Date): Promise<Sent> {
  const about = aboutLead(body);
  if (!about) return { error: 'This is not a lead.', isRefused: true };
  const lead = await readLead(about.list, about.id);
  if (typeof lead === 'string') return { error: lead, isRefused: true };
  const connection = await connect(payload, webhook);
  if (typeof connection === 'string') return { error: connection };
  // The worker and staff may send the same person's entries at the same moment: not every field there is unique.
  return oneAtATime(payload, 'crm', `${webhook.id} ${lead.values.email?.toLowerCase()}`, () =>
    adapters[connection.kind].bring(connection, about.id, lead, now),
  );
}

async function check(payload: Payload, webhook: Webhook, now: Date): Promise<Sent> {
  const connection = await connect(payload, webhook);
  if (typeof connection === 'string') return { error: connection };
  return adapters[connection.kind].check(connection, now);
}

export const takes = ({ crmLists, crmForms }: Webhook, { list, form }: Arrived): boolean => {
  if (!isLeadList(list) || !crmLists?.includes(list)) return false;
  const forms = (crmForms ?? []).map(idOf);
  return list !== 'submissions' || forms.length === 0 || forms.includes(form);
};

export const crmCourier: Courier = {
  serves: ({ crmKind }) => Boolean(crmKind),
  takes,
  send: async (payload, webhook, { type, body }, now) => {
    try {
      return await (type === 'form.received' ? bring(payload, webhook, body, now) : check(payload, webhook, now));
    } catch (error) {
      if (error instanceof SupabaseFailure) return { error: 'The forms’ database is not responding.' };
      throw error;
    }
  },
};
