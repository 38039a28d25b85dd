import { refuse } from './problem';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The database has no year 0. */
const isDay = (text: string) =>
  DAY.test(text) &&
  !text.startsWith('0000') &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Throws TableProblem for anything but ISO 8601, whose parts have one order only. */
export function timeOf(text: string): string {
  const isTime = TIME.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
  return isTime
    ? new Date(text).toISOString()
    : refuse(`"${text}" is not a time in the form 2027-04-03T09:30:00Z, with the time zone.`);
}

/** A day, or a time. Throws TableProblem. */
export function dateOf(text: string, isDayOnly: boolean): string {
  if (isDay(text)) return isDayOnly ? text : `${text}T00:00:00.000Z`;
  const time = TIME.test(text) ? timeOf(text) : undefined;
  if (time && !isDayOnly) return time;
  // In another time zone it may be another day.
  if (time?.startsWith(text.slice(0, 10))) return time.slice(0, 10);
  return refuse(`"${text}" is not a date in the form 2027-04-03 (year, month, day).`);
}
