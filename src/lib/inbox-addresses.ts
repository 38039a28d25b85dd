import { z } from 'zod';
import { type ListName, type Status, statuses } from './inbox-lists';

const INBOX = '/admin/inbox';
export const ENDPOINTS = '/api/inbox';

export type Filter = { search: string; status?: Status; isMine?: boolean; page: number };

const one = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const LONGEST_SEARCH = 100;

/** For Postgres: no control characters, limited length. */
const searchText = z.preprocess(
  one,
  z
    .string()
    .catch('')
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .transform((text) => [...text].slice(0, LONGEST_SEARCH).join('')),
);

const filterSchema = z.object({
  q: searchText,
  status: z.preprocess(one, z.enum(statuses).optional().catch(undefined)),
  mine: z.preprocess(one, z.literal('1').optional().catch(undefined)),
  page: z.preprocess(one, z.coerce.number().int().min(1).max(1_000_000).catch(1)),
});

export function readFilter(query: Record<string, unknown>): Filter {
  const { q, status, mine, page } = filterSchema.parse(query);
  return { search: q, status, isMine: mine ? true : undefined, page };
}

const withQuery = (path: string, values: Record<string, string | undefined>) => {
  const query = new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]));
  return query.size ? `${path}?${query}` : path;
};

const filterValues = ({ search, status, isMine, page = 1 }: Partial<Filter>) => ({
  q: search,
  status,
  mine: isMine ? '1' : undefined,
  page: page > 1 ? String(page) : undefined,
});

export const listPath = (list: ListName, filter: Partial<Filter> = {}) =>
  withQuery(`${INBOX}/${list}`, filterValues(filter));

/** With the filter of the list that leads to it: *Newer* and *Older* stay within. */
export const rowPath = (list: ListName, id: string, filter: Partial<Filter> = {}) =>
  withQuery(`${INBOX}/${list}/${id}`, filterValues({ ...filter, page: 1 }));

export const erasePath = (email?: string) => withQuery(`${INBOX}/erase`, { email });

export const exportPath = (list: ListName, filter: Partial<Filter> = {}) =>
  withQuery(`${ENDPOINTS}/${list}/export`, filterValues({ ...filter, page: 1 }));

type ChangeName = 'status' | 'assign' | 'note' | 'send-again' | 'pass-on' | 'delete' | 'reply';
export const changePath = (list: ListName, id: string, change: ChangeName) => `${ENDPOINTS}/${list}/${id}/${change}`;

export const filePath = (submission: string, file: string) => `${ENDPOINTS}/submissions/${submission}/files/${file}`;

const NOWHERE = 'http://inbox.invalid';

/** Inbox page to return to after a form; addresses outside the inbox become its first page. */
export function backTo(value: unknown, notice?: string): string {
  const text = typeof value === 'string' && URL.canParse(value, NOWHERE) ? value : INBOX;
  const url = new URL(text, NOWHERE);
  const isInbox = url.origin === NOWHERE && (url.pathname === INBOX || url.pathname.startsWith(`${INBOX}/`));
  const target = isInbox ? url : new URL(`${INBOX}/messages`, NOWHERE);
  target.searchParams.delete('notice');
  if (notice) target.searchParams.set('notice', notice);
  return `${target.pathname}${target.search}`;
}
