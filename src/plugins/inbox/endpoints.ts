import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { senderOf } from '@/data/sender-of';
import { env } from '@/env';
import { backTo, erasePath, type Filter, listPath, readFilter } from '@/lib/inbox-addresses';
import { type ListName, listNames, lists, statuses } from '@/lib/inbox-lists';
import { inTransaction, withoutTransaction } from '@/payload/transaction';
import { added } from '@/seams/capability';
import { nudgeOutbox } from '@/services/mail/nudge';
import { sendAgain } from '@/services/mail/outbox';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { staffEndpoint } from '@/staff/endpoint';
import { consume, forget, keyOf, TooManyAttempts } from '@/staff/sign-in/limits';
import { Mailbox } from '../../../supabase/local/mail/mailbox';
import { assign } from './assign';
import { type Change, change, forInbox, rowOf, whileReachable } from './change';
import { downloadFile } from './download';
import { exportFile } from './export';
import { passOn } from './leads';
import { addNoteTo } from './notes';
import { replySchema, sendReply } from './reply';
import { countByEmail, deleteRow, eraseByEmail, readAll, readRow, setStatus, wantedBy } from './store';

const changeStatus: Change = async (form, params) => {
  const row = rowOf(params);
  const status = z.enum(statuses).safeParse(form.status);
  const to = backTo(form.back);
  if (!row || !status.success) return { notice: 'invalid', to };
  const done = await setStatus(row.list, row.id, status.data);
  return { notice: done === 'done' ? 'status-saved' : done, to };
};

/** Visitors' rows are deleted outside the transaction: what belongs to that is stored before, if the process is killed. */
const inAdvance = (req: PayloadRequest, work: (own: PayloadRequest) => Promise<void>): Promise<void> => {
  const own = withoutTransaction(req);
  return inTransaction(own, () => work(own));
};

const removeRow: Change = async (form, params, req) => {
  const row = rowOf(params);
  if (!row) return { notice: 'invalid', to: backTo(form.back) };
  const { list, id } = row;
  return inTransaction(req, async () => {
    // Of the same request, sent twice, one deletes.
    await serialise(req, `delete ${id}`);
    // Contains nothing about the visitor: that is what was deleted.
    if (await readRow(list, id))
      await inAdvance(req, (own) => audit(own, { action: 'delete', title: `Inbox: one of ${lists[list].many}` }));
    await deleteRow(list, id);
    return { notice: 'deleted', to: listPath(list) };
  });
};

const mailAgain: Change = async (form, params) => {
  const row = rowOf(params);
  const to = backTo(form.back);
  if (!row || row.list === 'subscribers') return { notice: 'invalid', to };
  const count = await sendAgain(row.list, row.id);
  if (count > 0) nudgeOutbox();
  return { notice: count > 0 ? 'sent-again' : 'in-progress', to };
};

/** False if this reply was sent before: its sender has not received the response. */
async function isFirst(payload: Payload, key: string): Promise<boolean> {
  try {
    await consume(payload, 'reply', key);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
}

const replyTo: Change = async (form, params, req) => {
  const row = rowOf(params);
  const to = backTo(form.back);
  const reply = replySchema.safeParse(form).data;
  const isAnswered = row?.list === 'messages' || row?.list === 'submissions';
  if (!isAnswered || !reply || !req.user) return { notice: 'invalid', to };
  const written = await readRow(row.list, row.id);
  if (!written) return { notice: 'gone', to };
  // Not every form asks for an address.
  if (!written.email) return { notice: 'invalid', to };
  const key = keyOf('reply', req.user.id, row.id, reply.id ?? randomUUID());
  if (!(await isFirst(req.payload, key))) return { notice: 'replied-before', to };
  const about = { author: req.user, sender: await senderOf(req.payload), language: written.language };
  const fault = await sendReply(written.email, reply, about);
  if (fault) await forget(req.payload, 'reply', key);
  if (fault === 'off') return { notice: 'mail-off', to };
  if (fault) {
    req.payload.logger.error(`Inbox: a reply was not sent: ${fault}`);
    return { notice: 'not-replied', to };
  }
  await setStatus(row.list, row.id, 'answered');
  return { notice: 'replied', to };
};

const request = z.object({ email: z.string().trim().min(3).max(255), rows: z.coerce.number().int().min(1) });

/** From the embedded mailbox only: copies on other mail servers are out of reach. */
async function eraseCopies(email: string): Promise<void> {
  const { DATA_DIR, SUPABASE_EMBEDDED } = env();
  if (SUPABASE_EMBEDDED === 'on') await new Mailbox(path.join(DATA_DIR, 'mailbox')).erase(email);
}

const eraseOnRequest: Change = async (form, _, req) => {
  const parsed = request.safeParse(form);
  if (!parsed.success) return { notice: 'invalid', to: erasePath() };
  const { email, rows } = parsed.data;
  return inTransaction(req, async () => {
    await serialise(req, 'erase a visitor');
    const found = Object.values(await countByEmail(email)).reduce((sum, count) => sum + count, 0);
    // None are left by the same request, sent twice.
    if (found !== rows && found > 0) return { notice: 'changed', to: erasePath(email) };
    await inAdvance(req, async (own) => {
      for (const erase of added(req.payload, 'eraseVisitor')) await erase(own, email);
      if (found > 0)
        await audit(own, { action: 'delete', title: 'Inbox: everything of one person', detail: `Rows: ${found}` });
    });
    await eraseCopies(email);
    // Last: without them, an erasure that was interrupted could not be found and repeated.
    await eraseByEmail(email);
    return { notice: 'erased', to: erasePath() };
  });
};

async function csvOf(req: PayloadRequest, list: ListName, filter: Filter): Promise<Response> {
  const rows = await readAll(list, wantedBy(filter, String(req.user?.id)));
  const file = exportFile(list, rows);
  await audit(req, { action: 'export', title: `Inbox: ${lists[list].many}`, detail: `CSV, rows: ${rows.length}` });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${lists[list].many}-${day}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

const exportList = staffEndpoint({
  ...forInbox,
  method: 'get',
  path: '/inbox/:list/export',
  at: z.object({ list: z.enum(listNames) }),
  gone: 'The list does not exist.',
  work: async (req, { at: { list } }) => {
    const filter = readFilter(Object.fromEntries(req.searchParams));
    const location = backTo(listPath(list, filter), 'unavailable');
    return whileReachable<Response>(
      req,
      () => csvOf(req, list, filter),
      () => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } }),
    );
  },
});

export const inboxEndpoints: Endpoint[] = [
  exportList,
  downloadFile,
  change('/inbox/erase', eraseOnRequest),
  change('/inbox/:list/:id/status', changeStatus),
  change('/inbox/:list/:id/assign', assign),
  change('/inbox/:list/:id/note', addNoteTo),
  change('/inbox/:list/:id/send-again', mailAgain),
  change('/inbox/:list/:id/pass-on', passOn),
  change('/inbox/:list/:id/delete', removeRow),
  change('/inbox/:list/:id/reply', replyTo),
];
