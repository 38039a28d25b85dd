import { DAY_MS } from '@/lib/day';

/** A month is `2026-11`, a day `2026-11-27`. Both without a time zone. */

export const isDay = (at: string): boolean => at.length === 10;

const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const firstOf = (month: string) => `${month}-01`;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const number = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', second: '2-digit', ...number });
  clocks.set(zone, made);
  return made;
}

/** The clock of the zone at an instant, as if it were UTC. In ms. */
function wallClock(instant: number, zone: string): number {
  const part = Object.fromEntries(
    clockIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
}

/** The day on which an entry is for people of this zone. */
export const dayOf = (at: string, zone: string): string => (isDay(at) ? at : dayAt(wallClock(Date.parse(at), zone)));

/** The instant at which clocks of the zone show this; one that a change of clocks skips is later by what is skipped. */
function instantAt(clock: number, zone: string): number {
  const before = clock - DAY_MS - wallClock(clock - DAY_MS, zone);
  const after = clock + DAY_MS - wallClock(clock + DAY_MS, zone);
  const fits = [before, after].find((offset) => wallClock(clock + offset, zone) === clock);
  return clock + (fits ?? before);
}

/** The same time of day, by the clocks of the zone, on another day. */
export function onDay(at: string, day: string, zone: string): string {
  if (isDay(at)) return day;
  const time = wallClock(Date.parse(at), zone) - utcOf(dayOf(at, zone));
  return new Date(instantAt(utcOf(day) + time, zone)).toISOString();
}

/** `2026-11`; undefined for anything else. */
export const readMonth = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;

export const monthOf = (day: string): string => day.slice(0, 7);

export const today = (zone: string, now = new Date()): string => dayOf(now.toISOString(), zone);

/** The month after (1) or before (-1). */
export function otherMonth(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The weeks that contain days of the month, from Sunday to Saturday. */
export function weeksOf(month: string): string[][] {
  const first = utcOf(firstOf(month));
  const end = utcOf(firstOf(otherMonth(month, 1)));
  const weeks: string[][] = [];
  for (let start = first - new Date(first).getUTCDay() * DAY_MS; start < end; start += 7 * DAY_MS)
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAt(start + index * DAY_MS)));
  return weeks;
}

/** All instants of the days that a month shows, in any time zone. */
export function periodOf(month: string): { from: string; to: string } {
  const days = weeksOf(month).flat();
  const at = (day: string | undefined, by: number) =>
    new Date(utcOf(day ?? firstOf(month)) + by * DAY_MS).toISOString();
  return { from: at(days[0], -1), to: at(days.at(-1), 2) };
}

export const monthInWords = (month: string): string =>
  new Date(utcOf(firstOf(month))).toLocaleDateString('en', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** `Friday, November 27`. */
export const dayInWords = (day: string): string =>
  new Date(utcOf(day)).toLocaleDateString('en', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
