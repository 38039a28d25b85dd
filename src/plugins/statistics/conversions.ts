import { env } from '@/env';
import type { FormName } from '@/visitors/forms/handlers';
import { countOne } from './counter';
import type { CountedKind } from './visit-counts';
import { countedPath, isCounted } from './who-is-counted';

const kinds: Partial<Record<FormName, CountedKind>> = { contact: 'contacts', booking: 'bookings' };

/** The calendar counts as the page that embeds it. */
const CALENDAR = { path: '/calendar', page: '/booking' };

const pageOf = (path: string) =>
  path === CALENDAR.path || path.startsWith(`${CALENDAR.path}/`) ? CALENDAR.page : path;

const referer = (headers: Headers) => {
  const address = headers.get('referer') ?? '';
  return URL.canParse(address) ? new URL(address) : undefined;
};

export const refererPath = (headers: Headers): string | undefined => referer(headers)?.pathname;

/** For forms posted without scripts. */
export const refererQuery = (headers: Headers): string => referer(headers)?.search ?? '';

/** Counts a conversion for the page that led to the form: `from`, or without scripts the form's own (`refererPath`). */
export function countConversion(form: FormName, from: string | undefined, headers: Headers): void {
  const kind = kinds[form];
  const { data: path } = countedPath.safeParse(from === undefined ? undefined : pageOf(from));
  if (kind && path && isCounted(headers, env().SITE_URL)) countOne(kind, path);
}
