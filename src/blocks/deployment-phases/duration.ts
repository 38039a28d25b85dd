/** Days in a unit; months and quarters in the round numbers of a calendar year. */
const days = { hour: 1 / 24, day: 1, week: 7, month: 365 / 12, quarter: 365 / 4, year: 365 } as const;

/**
 * The longest that a duration written for people means, in days: "6-12 Months" are a year, "Days" are two, "A full-day
 * workshop" is one. Nothing when no unit of time is named.
 */
export function daysIn(duration: string): number | undefined {
  const unit = /(hour|day|week|month|quarter|year)(s?)\b/i.exec(duration);
  const length = days[unit?.[1]?.toLowerCase() as keyof typeof days];
  if (!unit || !length) return undefined;
  const numbers = duration.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  return length * (numbers.length ? Math.max(...numbers) : unit[2] ? 2 : 1);
}

export type Stretch = {
  /** Where the phase begins and ends on the ruler, in hundredths of its length. */
  from: number;
  to: number;
  /** What is written where it ends: "12 months"; nothing where the name before it still takes the room. */
  mark?: string;
};

const round = (value: number) => Math.round(value * 100) / 100;

/** "6-12 Months" and "1-2 years" name a window on the calendar; days and weeks, and single numbers, are lengths. */
const isWindow = (duration: string) => /\d\D+\d.*(month|quarter|year)s?\b/i.test(duration);

/** A moment on the ruler, in the unit in which people count that far: "3 days", "4 months". */
function nameOf(day: number) {
  const [unit, length] = day < 14 ? ['day', days.day] : day < 56 ? ['week', days.week] : ['month', days.month];
  const count = Math.round(day / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Room that a name needs, and that keeps the last two apart. */
const apart = 9;

/**
 * Phases on one ruler, each from the end of the one before. A length is drawn as long as it is; a window on the calendar
 * ends where it says (by month 12), if that is later than all that went before. When one of them cannot be read, all
 * are drawn equally long, without names.
 */
export function toScale(durations: string[]): Stretch[] {
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
    return { from, to, mark: nameOf(end) };
  });
}
