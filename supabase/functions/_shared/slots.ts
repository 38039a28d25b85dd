/** When discovery sessions take place (flows document, section 9). */
export const calendar = {
  timeZone: 'America/Denver',
  workingDays: 20,
  minutes: 30,
  /** Start of the first slot and end of the last one, in hours, company time. */
  opens: 9,
  closes: 17,
} as const;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export type Slot = { startsAt: string; endsAt: string };
export type TakenTime = { startsAt: string; endsAt: string };

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: calendar.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** The company's local time at an instant, represented as if it were UTC. */
function companyClock(instant: number): number {
  const parts = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute);
}

/** The instant of a company time. Office hours never fall in the hour that a DST change skips. */
function instantAt(clock: number): number {
  const guess = clock - (companyClock(clock) - clock);
  return guess - (companyClock(guess) - clock);
}

const isWorkingDay = (day: number) => ![0, 6].includes(new Date(day).getUTCDay());

/** Days after today, as local midnights of the company. */
function nextWorkingDays(now: number): number[] {
  const days: number[] = [];
  const today = Math.floor(companyClock(now) / DAY) * DAY;
  for (let day = today + DAY; days.length < calendar.workingDays; day += DAY) if (isWorkingDay(day)) days.push(day);
  return days;
}

const slotAt = (start: number): Slot => ({
  startsAt: new Date(start).toISOString(),
  endsAt: new Date(start + calendar.minutes * MINUTE).toISOString(),
});

/** Free or not, in order. `now` in ms. */
export function offeredSlots(now: number): Slot[] {
  const perDay = ((calendar.closes - calendar.opens) * 60) / calendar.minutes;
  return nextWorkingDays(now).flatMap((day) =>
    Array.from({ length: perDay }, (_, index) =>
      slotAt(instantAt(day + (calendar.opens * 60 + index * calendar.minutes) * MINUTE)),
    ),
  );
}

export function freeSlots(now: number, taken: TakenTime[]): Slot[] {
  const busy = taken.map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)] as const);
  return offeredSlots(now).filter(({ startsAt, endsAt }) => {
    const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
    return !busy.some(([from, to]) => from < end && to > start);
  });
}

export const findOffered = (startsAt: string, now: number): Slot | undefined =>
  offeredSlots(now).find((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt));
