import { env } from '@/env';
import type { SentForm } from '@/seams/site';
import { countOne } from './counter';
import type { CountedKind } from './visit-counts';
import { countedPath, isCounted } from './who-is-counted';

const kinds: Partial<Record<string, CountedKind>> = { contact: 'contacts', booking: 'bookings' };

/** The calendar counts as the page that embeds it. */
const CALENDAR = { path: '/calendar', page: '/booking' };

const pageOf = (path: string) =>
  path === CALENDAR.path || path.startsWith(`${CALENDAR.path}/`) ? CALENDAR.page : path;

/** Counts a conversion for the page that led to the form: `from`. */
export function countConversion({ form, from, headers }: Pick<SentForm, 'form' | 'from' | 'headers'>): void {
  const kind = kinds[form];
  const { data: path } = countedPath.safeParse(from === undefined ? undefined : pageOf(from));
  if (kind && path && isCounted(headers, env().SITE_URL)) countOne(kind, path);
}
