import { defaultLanguage, type Language, locales } from '@shared/language';
import { calendar } from '@shared/slots';
import { isTimeZone } from '@shared/time-zone';
import { plainSpaces } from './plain-spaces';

const HERE = calendar.timeZone;

const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

export const companyZone = HERE.split('/').at(-1)?.replaceAll('_', ' ') ?? HERE;

/** Of one day, before and after noon: a range of which both ends are written out. */
const SAMPLE = [new Date('2026-01-05T11:00:00Z'), new Date('2026-01-05T12:00:00Z')] as const;

/**
 * `11:45 PM – 12:15 AM MST`. Intl repeats both dates in a range across midnight, so the times are put into a range of
 * one day.
 */
function timeRange(locale: string, timeZone: string, start: Date, end: Date): string {
  const zone = { ...clock, timeZoneName: 'short' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...zone, timeZone });
  const date = new Intl.DateTimeFormat(locale, { timeZone });
  if (date.format(start) === date.format(end)) return format.formatRange(start, end);
  const [from, to] = [start, end].map(
    (time) => new Map(format.formatToParts(time).map((part) => [part.type, part.value])),
  );
  return new Intl.DateTimeFormat(locale, { ...zone, timeZone: 'UTC' })
    .formatRangeToParts(...SAMPLE)
    .map(({ type, value, source }) =>
      type === 'literal' ? value : ((source === 'startRange' ? from : to)?.get(type) ?? value),
    )
    .join('');
}

type Options = { timeZone?: string; language?: Language };

/** By default in English and in the company's time zone. */
export function sessionTime(
  startsAt: string,
  endsAt: string,
  { timeZone = HERE, language = defaultLanguage }: Options = {},
) {
  const locale = locales[language];
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return {
    day: new Intl.DateTimeFormat(locale, { ...day, timeZone }).format(start),
    time: plainSpaces(timeRange(locale, timeZone, start, end)),
  };
}

/** In the visitor's time zone; undefined if that is unknown or the company's. */
export function visitorTime(
  startsAt: string,
  endsAt: string,
  timeZone: string | null,
  language: Language = defaultLanguage,
) {
  if (!timeZone || timeZone === HERE || !isTimeZone(timeZone)) return undefined;
  return { zone: timeZone, ...sessionTime(startsAt, endsAt, { timeZone, language }) };
}
