import { isTimeZone } from '@shared/booking';
import { defaultLanguage, type Language, locales } from '@shared/language';
import { calendar } from '@shared/slots';

const HERE = calendar.timeZone;

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: HERE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

export const companyZone = HERE.split('/').at(-1)?.replaceAll('_', ' ') ?? HERE;

export const companyMoment = (instant: string) => moment.format(new Date(instant));

type Options = { timeZone?: string; language?: Language };

/** By default for staff: in English and in the company's time zone. */
export function sessionTime(
  startsAt: string,
  endsAt: string,
  { timeZone = HERE, language = defaultLanguage }: Options = {},
) {
  const locale = locales[language];
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return {
    day: new Intl.DateTimeFormat(locale, { ...day, timeZone }).format(start),
    time: new Intl.DateTimeFormat(locale, { ...clock, timeZone, timeZoneName: 'short' }).formatRange(start, end),
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
