import type { Webhook, WebhookDelivery } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { env } from '@/env';
import type { ListName } from '@/lib/inbox-lists';
import { received, sendNow } from '@/plugins/webhooks/api';
import type { DeliveryState, LeadReceiver, LeadRow } from '@/seams/leads';
import { takes } from './courier';
import { isLeadList } from './lead';

/** The worker looks for new entries every ten seconds. */
const NOTED_WITHIN_MS = 60_000;

const all = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const;

/** Of the public site alone: nothing leaves another one. */
async function connections({ payload }: PayloadRequest): Promise<Webhook[]> {
  if (env().SITE_ENVIRONMENT) return [];
  const { docs } = await payload.find({ ...all, collection: 'webhooks', where: { crmKind: { exists: true } } });
  return docs;
}

type Noted = Pick<WebhookDelivery, 'state' | 'error' | 'dueAt' | 'attempts'>;

function notNoted({ isOn, createdAt }: Webhook, row: LeadRow, isTaken: boolean): DeliveryState {
  const age = Date.now() - Date.parse(row.created_at);
  const isNew = isOn && isTaken && row.created_at >= createdAt && age < NOTED_WITHIN_MS;
  return isNew
    ? { tone: 'waiting', text: 'Waiting', canSendAgain: false }
    : { tone: 'none', text: 'Not sent', canSendAgain: true };
}

/** In the words of the inbox. */
function stateOf({ name, isOn }: Webhook, { state, error, dueAt, attempts }: Noted): DeliveryState {
  if (state === 'delivered') return { tone: 'sent', text: 'Delivered', canSendAgain: true };
  const detail = error ?? undefined;
  if (state === 'failed') return { tone: 'failed', text: 'Refused', detail, canSendAgain: true };
  if (!isOn) return { tone: 'waiting', text: 'Waiting', detail: `${name} is switched off.`, canSendAgain: true };
  if (attempts === 0) return { tone: 'waiting', text: 'Waiting', canSendAgain: false };
  return { tone: 'waiting', text: 'Waiting', detail, next: dueAt ?? undefined, canSendAgain: true };
}

const worst = ['failed', 'waiting', 'none', 'sent'] as const;
const rank = ({ tone }: DeliveryState) => worst.indexOf(tone);

async function notedAbout({ payload }: PayloadRequest, rows: LeadRow[]): Promise<Map<string, WebhookDelivery>> {
  const event = { in: rows.map(({ id }) => id) };
  const { docs } = await payload.find({ ...all, collection: 'webhook-deliveries', where: { event } });
  return new Map(docs.map((delivery) => [`${delivery.webhook} ${delivery.event}`, delivery]));
}

async function statesOf(req: PayloadRequest, list: ListName, rows: LeadRow[]) {
  const found = isLeadList(list) ? await connections(req) : [];
  if (found.length === 0) return undefined;
  const noted = await notedAbout(req, rows);
  return new Map(
    rows.flatMap((row): [string, DeliveryState][] => {
      const states = found.map((webhook) => {
        const delivery = noted.get(`${webhook.id} ${row.id}`);
        const isTaken = takes(webhook, { list, form: row.form_id });
        const state = delivery ? stateOf(webhook, delivery) : notNoted(webhook, row, isTaken);
        return found.length === 1 ? state : { ...state, text: `${webhook.name}: ${state.text}` };
      });
      const [shown] = states.toSorted((one, other) => rank(one) - rank(other));
      return shown ? [[row.id, { ...shown, canSendAgain: shown.canSendAgain && row.status !== 'spam' }]] : [];
    }),
  );
}

/** The column of the inbox: what became of each entry at the CRM, and sending it again. */
export const crmLeads: LeadReceiver = {
  name: 'CRM',
  states: statesOf,
  send: async (req, list, { id, form_id }) => {
    if (!isLeadList(list)) return false;
    const sent = [];
    for (const webhook of await connections(req)) sent.push(await sendNow(req, webhook, received(list, id, form_id)));
    return sent.length > 0 && sent.every(({ error }) => !error);
  },
};
