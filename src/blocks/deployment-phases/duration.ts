import { type Words, words } from '@/lib/words';

/** Days per unit; a month is a twelfth of a year. */
const days = { hour: 1 / 24, day: 1, week: 7, month: 365 / 12, quarter: 365 / 4, year: 365 } as const;
/** A captured group is a plural ending. */
const units = [
  ['hour', /\b(?:hour|Stunde)(s|n)?\b/i],
  ['day', /\bday(s)?\b|\bTag(e|en)?\b/i],
  ['week', /\b(?:week|Woche)(s|n)?\b/i],
  ['month', /\bmonth(s)?\b|\bMonat(e|en)?\b/i],
  ['quarter', /\bquarter(s)?\b|\bQuartal(e|en)?\b/i],
  ['year', /\byear(s)?\b|\bJahr(e|en)?\b/i],
] as const;

/** The longest duration a text can mean, in days: "6-12 Months" is 365, "Days" 2. Undefined without a unit of time. */
export function daysIn(duration: string): number | undefined {
  const [first] = units
    .flatMap(([name, pattern]) => {
      const match = pattern.exec(duration);
      return match ? [{ name, at: match.index, isPlural: match.slice(1).some(Boolean) }] : [];
    })
    .sort((a, b) => a.at - b.at);
  if (!first) return undefined;
  const numbers = duration.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  return days[first.name] * (numbers.length ? Math.max(...numbers) : first.isPlural ? 2 : 1);
}

export type Stretch = {
  /** In percent of the ruler. */
  from: number;
  to: number;
  /** Label at its end, such as "12 months"; omitted where it would collide with the previous one. */
  mark?: string;
};

const round = (value: number) => Math.round(value * 100) / 100;

/** "6-12 Months" and "1-2 years" are calendar windows; days, weeks and single numbers are lengths. */
const isWindow = (duration: string) => /\d\D+\d.*(month|quarter|year|monat|quartal|jahr)/i.test(duration);

function nameOf(day: number, names: Words['phases']) {
  if (day < 14) return names.days(Math.round(day));
  return day < 56 ? names.weeks(Math.round(day / days.week)) : names.months(Math.round(day / days.month));
}

/** Minimum distance between two labels, in percent. */
const apart = 9;

/**
 * Places phases on one ruler, each after the one before. Lengths are to scale; a calendar window ends at its end (month
 * 12) if that is later. If any duration cannot be parsed, all phases get equal segments without labels.
 */
export function toScale(durations: string[], names: Words['phases'] = words.en.phases): Stretch[] {
  const ends: number[] = [];
  for (const duration of durations) {
    const length = daysIn(duration);
    const before = ends.at(-1) ?? 0;
    if (length === undefined) {
      return durations.map((_, index) => ({
        from: round((100 * index) / durations.length),
        to: round((100 * (index + 1)) / durations.length),
      }));
    }
    ends.push(isWindow(duration) && length > before ? length : before + length);
  }
  const total = ends.at(-1) ?? 1;
  let named = 0;
  return ends.map((end, index) => {
    const from = round((100 * (ends[index - 1] ?? 0)) / total);
    const to = round((100 * end) / total);
    const isLast = index === ends.length - 1;
    const hasRoom = to - named >= apart && (isLast || 100 - to >= apart);
    if (!hasRoom) return { from, to };
    named = to;
    return { from, to, mark: nameOf(end, names) };
  });
}
