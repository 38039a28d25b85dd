import { calendar } from '@shared/slots';
import { DAY_MS } from '@/lib/day';
import { ownTimeZone } from '@/lib/own-time-zone';
import { plainSpaces } from '@/lib/plain-spaces';

export const COMPANY = calendar.timeZone;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Of the person at this browser: staff read every time in their own zone. */
export const ownZone = (): string => ownTimeZone() ?? COMPANY;

const format = (time: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  plainSpaces(new Date(time).toLocaleString('en', { timeZone, ...options }));

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** `New York`. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** `10:50 PM`. */
export const clock = (time: string, zone: string): string => format(time, zone, CLOCK);

/** `Nov 27, 2026, 10:50 PM` in the person's zone. */
export const readable = (time: string, zone = ownZone()): string =>
  format(time, zone, { dateStyle: 'medium', timeStyle: 'short' });

/** `3:50 PM in Denver`, with the weekday if it is another day there; undefined if the company's clock is the same. */
export function inCompany(time: string, zone = ownZone()): string | undefined {
  if (readable(time, zone) === readable(time, COMPANY)) return undefined;
  const day = (of: string) => format(time, of, { dateStyle: 'short' });
  const weekday = day(zone) === day(COMPANY) ? '' : `${format(time, COMPANY, { weekday: 'long' })}, `;
  return `${weekday}${format(time, COMPANY, CLOCK)} in ${cityOf(COMPANY)}`;
}

/** Without the person's zone, on the server: `Nov 27, 2026, 3:50 PM in Denver`. */
export const companyReadable = (time: string): string => `${readable(time, COMPANY)} in ${cityOf(COMPANY)}`;

/** `in 3 hours`, `2 days ago`. */
function distance(ms: number): string {
  const relative = new Intl.RelativeTimeFormat('en');
  const size = Math.abs(ms);
  if (size < 2 * HOUR_MS) return relative.format(Math.round(ms / MINUTE_MS), 'minute');
  if (size < 2 * DAY_MS) return relative.format(Math.round(ms / HOUR_MS), 'hour');
  return relative.format(Math.round(ms / DAY_MS), 'day');
}

function dateOf(time: string, zone: string, now: number): Intl.DateTimeFormatOptions {
  const isNear = Math.abs(Date.parse(time) - now) < 6 * DAY_MS;
  if (isNear) return { weekday: 'long' };
  const year = (at: string) => format(at, zone, { year: 'numeric' });
  const isThisYear = year(time) === year(new Date(now).toISOString());
  return { weekday: 'long', month: 'long', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) };
}

type Options = { zone?: string; now?: number };

/** `Friday, 10:50 PM in Denver, in 3 hours`: for what is going to happen. */
export function momentInWords(time: string, { zone = ownZone(), now = Date.now() }: Options = {}): string {
  const words = `${format(time, zone, dateOf(time, zone, now))}, ${format(time, zone, CLOCK)}`;
  return `${words} in ${cityOf(zone)}, ${distance(Date.parse(time) - now)}`;
}
