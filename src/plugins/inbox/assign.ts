import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { backTo } from '@/lib/inbox-addresses';
import { type ListName, lists } from '@/lib/inbox-lists';
import { audit } from '@/staff/audit/audit';
import { type Person, peopleWhoMay } from '@/staff/editorial/people';
import { notify } from '@/staff/notify';
import { type Change, rowOf } from './change';
import type { NoticeName } from './notices';
import { readRow, setAssignee } from './store';

type Row = { list: ListName; id: string };

/** Neither entry nor notification contains anything about the visitor. */
async function tellOf(req: PayloadRequest, { list, id }: Row, to: Person | undefined): Promise<void> {
  const title = `Inbox: one of ${lists[list].many}`;
  await audit(req, { action: 'assign', title, detail: to ? `To ${to.name}` : 'To no one' });
  if (!to) return;
  const event = {
    kind: 'assigned',
    title: `A ${lists[list].one} in the inbox`,
    collection: list,
    document: id,
  } as const;
  await notify(req, event, [to.id]);
}

const assignment = z.object({ assignee: z.union([z.uuid(), z.literal('')]) });

export const assign: Change = async (form, params, req) => {
  const row = rowOf(params);
  const parsed = assignment.safeParse(form);
  const to = backTo(form.back);
  if (!row || !parsed.success) return { notice: 'invalid', to };
  const { assignee } = parsed.data;
  const colleague = (await peopleWhoMay(req, 'publish')).find(({ id }) => id === assignee);
  if (assignee && !colleague) return { notice: 'no-colleague', to };
  const notice: NoticeName = !colleague ? 'unassigned' : colleague.id === req.user?.id ? 'taken' : 'assigned';
  if (await setAssignee(row.list, row.id, colleague?.id ?? null)) await tellOf(req, row, colleague);
  else if (!(await readRow(row.list, row.id))) return { notice: 'gone', to };
  return { notice, to };
};
