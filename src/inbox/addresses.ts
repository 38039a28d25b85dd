import { z } from 'zod';
import { type ListName, type Status, statuses } from './lists';

const INBOX = '/admin/inbox';
export const ENDPOINTS = '/api/inbox';

export type Filter = { search: string; status?: Status; page: number };

const one = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const LONGEST_SEARCH = 100;

/** A search as Postgres can take it: without characters that nobody types, and not endless. */
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
  page: z.preprocess(one, z.coerce.number().int().min(1).max(1_000_000).catch(1)),
});

/** The filter in the query of an address. What makes no sense there is no filter. */
export function readFilter(query: Record<string, unknown>): Filter {
  const { q, status, page } = filterSchema.parse(query);
  return { search: q, status, page };
}

const withQuery = (path: string, values: Record<string, string | undefined>) => {
  const query = new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]));
  return query.size ? `${path}?${query}` : path;
};

const filterValues = ({ search, status, page = 1 }: Partial<Filter>) => ({
  q: search,
  status,
  page: page > 1 ? String(page) : undefined,
});

/** A list of the inbox, filtered. */
export const listPath = (list: ListName, filter: Partial<Filter> = {}) =>
  withQuery(`${INBOX}/${list}`, filterValues(filter));

/** One row in full. */
export const rowPath = (list: ListName, id: string) => `${INBOX}/${list}/${id}`;

/** Erase on request, with an address or without. */
export const erasePath = (email?: string) => withQuery(`${INBOX}/erase`, { email });

/** The file of what a filter shows. */
export const exportPath = (list: ListName, { search, status }: Partial<Filter> = {}) =>
  withQuery(`${ENDPOINTS}/${list}/export`, filterValues({ search, status }));

/** Where a change of a row is sent to. */
export const changePath = (list: ListName, id: string, change: 'status' | 'send-again' | 'delete') =>
  `${ENDPOINTS}/${list}/${id}/${change}`;

const NOWHERE = 'http://inbox.invalid';

/** The page of the inbox that a form came from, as the form says; anything that is not of the inbox is its first page. */
export function backTo(value: unknown, notice?: string): string {
  const text = typeof value === 'string' && URL.canParse(value, NOWHERE) ? value : INBOX;
  const url = new URL(text, NOWHERE);
  const isInbox = url.origin === NOWHERE && (url.pathname === INBOX || url.pathname.startsWith(`${INBOX}/`));
  const target = isInbox ? url : new URL(`${INBOX}/messages`, NOWHERE);
  target.searchParams.delete('notice');
  if (notice) target.searchParams.set('notice', notice);
  return `${target.pathname}${target.search}`;
}
