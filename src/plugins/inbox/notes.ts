import { requiredLines } from '@shared/fields';
import { fieldMessages } from '@shared/messages';
import { z } from 'zod';
import { backTo } from '@/lib/inbox-addresses';
import type { ListName } from '@/lib/inbox-lists';
import { dataOf, instant, requireAdminClient } from '@/services/supabase/admin-client';
import { type Change, rowOf } from './change';
import { readRow } from './store';

const LONGEST_NOTE = 2_000;
const INVALID = 'A note has 1 to 2,000 characters.';

const note = z.object({ id: z.uuid(), author_name: z.string(), text: z.string(), created_at: instant });
export type Note = z.output<typeof note>;

const subjects: Record<ListName, string> = {
  messages: 'message_id',
  submissions: 'submission_id',
  subscribers: 'subscriber_id',
  bookings: 'booking_id',
};

const table = () => requireAdminClient().from('inbox_notes');

export const readNotes = (list: ListName, id: string): Promise<Note[]> =>
  dataOf(
    z.array(note),
    table().select(Object.keys(note.shape).join(',')).eq(subjects[list], id).order('created_at').order('id'),
  );

/** `id`: chosen by the sender, so that a note whose response was lost can be sent again. */
const entered = z.object({
  id: z.uuid().optional(),
  text: requiredLines(fieldMessages, LONGEST_NOTE, INVALID, INVALID),
});

export const addNoteTo: Change = async (form, params, req) => {
  const row = rowOf(params);
  const parsed = entered.safeParse(form);
  const to = backTo(form.back);
  if (!row || !req.user) return { notice: 'invalid', to };
  if (!parsed.success) return { notice: 'no-note', to };
  if (!(await readRow(row.list, row.id))) return { notice: 'gone', to };
  const { id, name } = req.user;
  const added = { ...parsed.data, [subjects[row.list]]: row.id, author: id, author_name: name };
  await dataOf(z.unknown(), table().upsert(added, { onConflict: 'id', ignoreDuplicates: true }));
  return { notice: 'noted', to };
};
