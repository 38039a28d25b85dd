import { fieldKinds } from '@shared/form-definition';
import { campaignParameters } from '@shared/form-origin';
import { languageSchema } from '@shared/sent-language';
import { z } from 'zod';
import type { Filter } from '@/lib/inbox-addresses';
import { type ListName, listNames, lists, type Status, statuses } from '@/lib/inbox-lists';
import { dataOf, instant, requireAdminClient, SupabaseFailure } from '@/services/supabase/admin-client';
import { containsFilter, exactly } from './search';
import { filesOf, removeUnclaimed } from './unused-files';

export const PAGE_SIZE = 25;
/** PostgREST returns at most 1,000 rows at once. */
const BATCH = 500;
/** This many ids fit into a URL. */
const IDS_AT_ONCE = 100;

const UNIQUE_VIOLATION = '23505';
const BEYOND_THE_END = 'PGRST103';

const mail = z.object({
  kind: z.enum([
    'contact-notice',
    'booking-notice',
    'booking-confirmation',
    'cancellation-notice',
    'cancellation-confirmation',
    'form-notice',
    'form-confirmation',
  ]),
  attempts: z.number(),
  due_at: instant,
  sent_at: instant.nullable(),
  given_up_at: instant.nullable(),
  last_error: z.string().nullable(),
});
export type RowMail = z.output<typeof mail>;

const MAIL = `mail_outbox(${Object.keys(mail.shape).join(',')})`;
const common = {
  id: z.uuid(),
  email: z.string(),
  status: z.enum(statuses),
  assignee: z.uuid().nullable(),
  /** Path of the page with the form, if the browser sent it. */
  sent_from: z.string().nullable(),
  language: languageSchema,
  created_at: instant,
};

/** As entries of forms, messages and bookings keep it. */
const origin = { source_page: z.string().nullable(), campaign: z.record(z.string(), z.string()) };

/** In a line. */
export const campaignOf = ({ campaign }: { campaign: Record<string, string> }): string =>
  campaignParameters.flatMap((name) => campaign[name] ?? []).join(', ');

const shapes = {
  messages: z.object({
    ...common,
    ...origin,
    name: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
    message: z.string(),
    mail_outbox: z.array(mail),
  }),
  submissions: z.object({
    ...common,
    ...origin,
    // Not every form asks for an address.
    email: z
      .string()
      .nullable()
      .transform((email) => email ?? ''),
    form_id: z.uuid(),
    form_title: z.string(),
    name: z.string().nullable(),
    answers: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        kind: z.enum(fieldKinds),
        value: z.string(),
        file: z.object({ id: z.uuid(), size: z.number() }).optional(),
      }),
    ),
    mail_outbox: z.array(mail),
  }),
  subscribers: z.object({
    ...common,
    /** When the mailed link was opened. */
    confirmed_at: instant.nullable(),
    suppressed_at: instant.nullable(),
    suppressed_for: z.enum(['bounce', 'complaint']).nullable(),
  }),
  bookings: z.object({
    ...common,
    ...origin,
    name: z.string(),
    starts_at: instant,
    ends_at: instant,
    time_zone: z.string().nullable(),
    note: z.string().nullable(),
    source: z.enum(['site', 'cal.com', 'calendly']),
    cancelled_at: instant.nullable(),
    mail_outbox: z.array(mail),
  }),
};

export type Rows = { [L in ListName]: z.output<(typeof shapes)[L]> };
export type Message = Rows['messages'];
export type Submission = Rows['submissions'];
export type Subscriber = Rows['subscribers'];
export type Booking = Rows['bookings'];

const ids = z.array(z.object({ id: z.uuid() }));

const schemaOf = <L extends ListName>(list: L) => shapes[list] as unknown as z.ZodType<Rows[L]>;

const columns = (list: ListName) =>
  Object.keys(shapes[list].shape)
    .map((name) => (name === 'mail_outbox' ? MAIL : name))
    .join(',');

const table = (list: ListName) => requireAdminClient().from(lists[list].table);

type Wanted = Pick<Filter, 'search' | 'status'> & { assignee?: string };

export const wantedBy = ({ search, status, isMine, page }: Filter, me: string) => ({
  search,
  status,
  page,
  assignee: isMine ? me : undefined,
});

type Selected = { select?: string; count?: 'exact'; head?: boolean };

function filtered(list: ListName, { search, status, assignee }: Wanted, { select, ...options }: Selected = {}) {
  let query = table(list).select(select ?? columns(list), options);
  if (search) query = query.or(containsFilter(lists[list].searched, search));
  if (status) query = query.eq('status', status);
  if (assignee) query = query.eq('assignee', assignee);
  return query;
}

const NEWEST_FIRST = { ascending: false };

/** A page beyond the last one is empty, but `total` is right. */
export async function readPage<L extends ListName>(
  list: L,
  filter: Wanted & { page: number },
): Promise<{ rows: Rows[L][]; total: number }> {
  const from = (filter.page - 1) * PAGE_SIZE;
  const response = await filtered(list, filter, { count: 'exact' })
    .order('created_at', NEWEST_FIRST)
    .order('id')
    .range(from, from + PAGE_SIZE - 1);
  if (response.error?.code === BEYOND_THE_END) return { rows: [], total: await countRows(list, filter) };
  const rows = await dataOf(z.array(schemaOf(list)), Promise.resolve(response));
  return { rows, total: response.count ?? rows.length };
}

async function countOf(query: ReturnType<typeof filtered>): Promise<number> {
  const { count, error, status } = await query;
  if (error || count === null) throw new SupabaseFailure(error?.code || (status ? `HTTP_${status}` : 'NO_ANSWER'));
  return count;
}

const counting = { select: 'id', count: 'exact', head: true } as const;

const countRows = (list: ListName, filter: Wanted): Promise<number> => countOf(filtered(list, filter, counting));

/** What visitors sent since then, without spam. */
export const countSince = (list: ListName, since: Date): Promise<number> =>
  countOf(filtered(list, { search: '' }, counting).gte('created_at', since.toISOString()).neq('status', 'spam'));

export async function countNew(assignee?: string): Promise<Record<ListName, number>> {
  const counts = await Promise.all(listNames.map((list) => countRows(list, { search: '', status: 'new', assignee })));
  return Object.fromEntries(listNames.map((list, index) => [list, counts[index] ?? 0])) as Record<ListName, number>;
}

export async function readRow<L extends ListName>(list: L, id: string): Promise<Rows[L] | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await dataOf(z.array(schemaOf(list)), table(list).select(columns(list)).eq('id', id));
  return row;
}

/** Which of these are still there, and no spam: at most `IDS_AT_ONCE`. */
export async function stillThere(list: ListName, some: string[]): Promise<string[]> {
  if (some.length === 0) return [];
  const found = await dataOf(ids, table(list).select('id').in('id', some.slice(0, IDS_AT_ONCE)).neq('status', 'spam'));
  return found.map(({ id }) => id);
}

export type Neighbours = { newer: string | undefined; older: string | undefined };

/**
 * Ids of the rows before and after this one in the filtered list, even if it is no longer part of it. Rows of the same
 * millisecond (an import) are read together, because their instants do not order them.
 */
export async function readNeighbours(
  list: ListName,
  filter: Wanted,
  { id, created_at }: { id: string; created_at: string },
): Promise<Neighbours> {
  const next = new Date(Date.parse(created_at) + 1).toISOString();
  const matching = () => filtered(list, filter, { select: 'id' });
  const same = (query: ReturnType<typeof matching>) =>
    dataOf(
      ids,
      query.gte('created_at', created_at).lt('created_at', next).order('created_at', NEWEST_FIRST).order('id'),
    );
  const [newer, together, matches, older] = await Promise.all([
    dataOf(ids, matching().gte('created_at', next).order('created_at').order('id', { ascending: false }).limit(1)),
    same(table(list).select('id')),
    same(matching()),
    dataOf(ids, matching().lt('created_at', created_at).order('created_at', NEWEST_FIRST).order('id').limit(1)),
  ]);
  const own = together.findIndex((row) => row.id === id);
  const isMatch = (row: { id: string }) => matches.some((match) => match.id === row.id);
  return {
    newer: (together.slice(0, own).findLast(isMatch) ?? newer[0])?.id,
    older: (together.slice(own + 1).find(isMatch) ?? older[0])?.id,
  };
}

function noneBeyond(error: unknown): [] {
  if (error instanceof SupabaseFailure && error.code === BEYOND_THE_END) return [];
  throw error;
}

/** Newest first, as of the start: later rows do not shift the pages. */
export async function readAll<L extends ListName>(list: L, filter: Wanted): Promise<Rows[L][]> {
  const all: Rows[L][] = [];
  let newest: string | undefined;
  for (;;) {
    const query = filtered(list, filter).order('created_at', NEWEST_FIRST).order('id');
    // Timestamps have microseconds: round up.
    if (newest) query.lte('created_at', new Date(Date.parse(newest) + 1).toISOString());
    const rows = await dataOf(z.array(schemaOf(list)), query.range(all.length, all.length + BATCH - 1)).catch(
      noneBeyond,
    );
    all.push(...rows);
    newest ??= rows[0]?.created_at;
    if (rows.length < BATCH) return all;
  }
}

/** `time-taken`: the time of a booking restored from spam has been booked again. */
export async function setStatus(list: ListName, id: string, status: Status): Promise<'done' | 'gone' | 'time-taken'> {
  try {
    const changed = await dataOf(ids, table(list).update({ status }).eq('id', id).select('id'));
    return changed.length > 0 ? 'done' : 'gone';
  } catch (error) {
    if (error instanceof SupabaseFailure && error.code === UNIQUE_VIOLATION) return 'time-taken';
    throw error;
  }
}

/** False if it was theirs before, or is gone: of the same request, sent twice, only one sends a notification. */
export async function setAssignee(list: ListName, id: string, assignee: string | null): Promise<boolean> {
  const update = table(list).update({ assignee }).eq('id', id);
  const other = assignee ? update.or(`assignee.is.null,assignee.neq.${assignee}`) : update.not('assignee', 'is', null);
  return (await dataOf(ids, other.select('id'))).length > 0;
}

/** Also deletes the files of submissions. Returns the number of rows. */
async function deleteRows(list: ListName, rows: string[]): Promise<number> {
  const files = list === 'submissions' ? await filesOf(rows) : [];
  const deleted = await dataOf(ids, table(list).delete().in('id', rows).select('id'));
  // The rows are gone already; unused files are removed later.
  await removeUnclaimed(files).catch((error: unknown) => console.error('[inbox] files were not removed:', error));
  return deleted.length;
}

/** False if it was gone before. */
export const deleteRow = async (list: ListName, id: string): Promise<boolean> => (await deleteRows(list, [id])) > 0;

const addressed = z.array(z.object({ id: z.uuid(), email: z.string() }));

async function idsOf(list: ListName, email: string): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; ; from += BATCH) {
    const rows = await dataOf(
      addressed,
      table(list)
        .select('id,email')
        .filter('email', 'imatch', exactly(email))
        .order('id')
        .range(from, from + BATCH - 1),
    ).catch(noneBeyond);
    // Compared again, because erasing cannot be undone.
    found.push(...rows.filter((row) => row.email.toLowerCase() === email.toLowerCase()).map(({ id }) => id));
    if (rows.length < BATCH) return found;
  }
}

export async function countByEmail(email: string): Promise<Record<ListName, number>> {
  const found = await Promise.all(listNames.map((list) => idsOf(list, email)));
  return Object.fromEntries(listNames.map((list, index) => [list, found[index]?.length ?? 0])) as Record<
    ListName,
    number
  >;
}

/** Erases every row with an address, and its unsent mail. Returns the number of rows. */
export async function eraseByEmail(email: string): Promise<number> {
  let erased = 0;
  for (const list of listNames) {
    const all = await idsOf(list, email);
    for (let at = 0; at < all.length; at += IDS_AT_ONCE) {
      const batch = all.slice(at, at + IDS_AT_ONCE);
      erased += await deleteRows(list, batch);
    }
  }
  return erased;
}
