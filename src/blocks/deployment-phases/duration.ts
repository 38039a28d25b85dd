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
  /** What is written where it ends: "90 days"; nothing where the name before it still takes the room. */
  mark?: string;
};

const round = (value: number) => Math.round(value * 100) / 100;

/** "6-12 Months" ends at "12 months". */
const endOf = (duration: string) => duration.replace(/^.*?(\d+(?:\.\d+)?)(?!.*\d)/, '$1').toLowerCase();

/** Room that a name needs, and that keeps the last two apart. */
const apart = 9;

/**
 * Phases on one ruler, each from the end of the one before. A duration longer than all that went before is read as a
 * date on the calendar (after 90 days, by month 12), a shorter one is added. When one of them cannot be read, all are
 * drawn equally long, without names.
 */
export function toScale(durations: string[]): Stretch[] {
  const lengths = durations.map(daysIn);
  const ends: number[] = [];
  for (const length of lengths) {
    const before = ends.at(-1) ?? 0;
    if (length === undefined) {
      return durations.map((_, index) => ({
        from: round((100 * index) / durations.length),
        to: round((100 * (index + 1)) / durations.length),
      }));
    }
    ends.push(length > before ? length : before + length);
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
    return { from, to, mark: endOf(durations[index] ?? '') };
  });
}
