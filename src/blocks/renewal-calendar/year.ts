const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const YEAR = 365;
const share = (days: number) => Math.round((days / YEAR) * 1000) / 10;
const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 1), most);

type Day = { month: number; day: number };

/** Days of a common year before this one. A day past the end of its month counts as the last. */
export function dayOfYear({ month, day }: Day): number {
  const index = within(month, 12) - 1;
  const before = DAYS.slice(0, index).reduce((sum, days) => sum + days, 0);
  return before + within(day, DAYS[index] ?? 31) - 1;
}

export function dateOf({ month, day }: Day): Day {
  const index = within(month, 12) - 1;
  return { month: index + 1, day: within(day, DAYS[index] ?? 31) };
}

export const monthStarts = DAYS.map((_, index) => share(dayOfYear({ month: index + 1, day: 1 })));

/** Renewal and reading, in percent of the year. A reading from last year is at 0. */
export function placeRenewal({ weeks, ...date }: Day & { weeks: number }) {
  const day = dayOfYear(date);
  return { at: share(day), from: share(Math.max(0, day - weeks * 7)) };
}

/** A short mark per week, a long one per month. In days across and pixels down. */
export const yearMarks = [
  ...Array.from({ length: 53 }, (_, week) => `M${week * 7} 16v-6`),
  ...DAYS.map((_, index) => `M${dayOfYear({ month: index + 1, day: 1 })} 16v-16`),
  `M${YEAR} 16v-16M0 16H${YEAR}`,
].join('');
