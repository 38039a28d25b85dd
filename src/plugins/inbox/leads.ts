import type { PayloadRequest } from 'payload';
import type { ListName } from '@/lib/inbox-lists';
import { added } from '@/seams/capability';
import type { DeliveryState, LeadRow } from '@/seams/leads';
import { type Change, rowOf } from './change';
import { readRow } from './store';

/** Where a list goes besides the inbox, with the state of each of its entries. */
export type LeadColumn = { name: string; states: Map<string, DeliveryState> };

export async function leadColumns(req: PayloadRequest, list: ListName, rows: LeadRow[]): Promise<LeadColumn[]> {
  const found = await Promise.all(
    added(req.payload, 'leads').map(async ({ name, states }) => ({ name, states: await states(req, list, rows) })),
  );
  return found.flatMap(({ name, states }) => (states ? [{ name, states }] : []));
}

/** An entry is sent now, for staff who wait for what comes of it. */
export const passOn: Change = async (form, params, req) => {
  const target = rowOf(params);
  const to = String(form.back ?? '');
  const receiver = added(req.payload, 'leads').find(({ name }) => name === form.to);
  if (!target || !receiver) return { notice: 'invalid', to };
  const row = await readRow(target.list, target.id);
  if (!row) return { notice: 'gone', to };
  return { notice: (await receiver.send(req, target.list, row)) ? 'passed-on' : 'not-passed-on', to };
};
