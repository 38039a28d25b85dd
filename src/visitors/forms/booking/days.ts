import { plainSpaces } from '@/lib/plain-spaces';
import { englishWords } from '../texts/words';

export type Day = {
  key: string;
  name: string;
  weekday: string;
  date: string;
  times: { startsAt: string; time: string }[];
};

const formatter = (locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
  return (instant: string) => plainSpaces(format.format(new Date(instant)));
};

export function daysOf(slots: string[], timeZone: string, { locale } = englishWords): Day[] {
  const year = formatter('en-US', timeZone, { year: 'numeric' });
  const monthAndDay = formatter('en-US', timeZone, { month: '2-digit', day: '2-digit' });
  const name = formatter(locale, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });
  const weekday = formatter(locale, timeZone, { weekday: 'short' });
  const date = formatter(locale, timeZone, { month: 'short', day: 'numeric' });
  const time = formatter(locale, timeZone, { hour: 'numeric', minute: '2-digit' });
  const days = new Map<string, Day>();
  for (const startsAt of slots) {
    const key = `${year(startsAt)}-${monthAndDay(startsAt).replace('/', '-')}`;
    const day = days.get(key) ?? {
      key,
      name: name(startsAt),
      weekday: weekday(startsAt),
      date: date(startsAt),
      times: [],
    };
    day.times.push({ startsAt, time: time(startsAt) });
    days.set(key, day);
  }
  return [...days.values()];
}

/** `Monday, November 23, 2026` and `9:00 AM to 9:30 AM`. */
export function sessionTime(startsAt: string, endsAt: string, timeZone: string, { locale, texts } = englishWords) {
  const time = formatter(locale, timeZone, { hour: 'numeric', minute: '2-digit' });
  const day = formatter(locale, timeZone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return { day: day(startsAt), time: texts.booking.range(time(startsAt), time(endsAt)) };
}

export function zoneName(timeZone: string, { locale } = englishWords): string {
  const named = (timeZoneName: 'longGeneric' | 'long') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const generic = named('longGeneric');
  // Zones without seasons may have no generic name, only their difference.
  const name = plainSpaces(/^GMT[+-]/.test(generic) ? named('long') : generic);
  const [region, ...rest] = timeZone.split('/');
  const city = rest.at(-1)?.replaceAll('_', ' ');
  return city && region !== 'Etc' && !name.includes(city) ? `${name} (${city})` : name;
}
