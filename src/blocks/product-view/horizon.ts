import { type Point, round } from '@/components/figures/geometry';
import { smooth, valueAt } from '@/components/figures/smooth-line';
import { type Words, words } from '@/lib/words';

/** Canvas of one role: time from left to right, the series above contours on the floor. */
export const WIDTH = 960;
export const HEIGHT = 320;
const FLOOR = HEIGHT;
const TOP = 40;
/** Height of the lowest value, which leaves room for the time left below it. */
const LOWEST = 196;
const CONTOURS = 3;
/** Closer values would draw the same line. */
const APART = 44;

const HOURS = 24;
const WEEK = 7;
const MONTH = 30;

type Value = { day: number; value: number };
/** `next`: the limit once the decision has been made. */
export type Window = { from: number; to: number; limit: number; next?: number };

const unitOf = (days: number) => {
  if (days < 3) return { days: 1 / HOURS, name: 'hours' } as const;
  if (days < 8 * WEEK) return { days: 1, name: 'days' } as const;
  return { days: WEEK, name: 'weeks' } as const;
};

const shortUnitOf = (step: number) => {
  if (step < 1) return { days: 1 / HOURS, name: 'hours' } as const;
  if (step < WEEK) return { days: 1, name: 'days' } as const;
  return step < MONTH ? ({ days: WEEK, name: 'weeks' } as const) : ({ days: MONTH, name: 'months' } as const);
};

/** A duration in words: `29 hours`. */
export function duration(days: number, texts: Words['product'] = words.en.product): string {
  const unit = unitOf(days);
  return texts[unit.name](Math.max(1, Math.floor(days / unit.days)));
}

/** Days between named moments; at most eight fit a window. */
const steps = [3 / HOURS, 6 / HOURS, 12 / HOURS, 1, 2, WEEK, 2 * WEEK, MONTH, 2 * MONTH, 4 * MONTH];
const MOST = 8;

export function moments(
  { from, to }: Pick<Window, 'from' | 'to'>,
  texts: Words['product']['moment'] = words.en.product.moment,
): { day: number; name: string }[] {
  const step = steps.find((one) => (to - from) / one <= MOST) ?? (to - from) / MOST;
  const unit = shortUnitOf(step);
  // Not at the edges, where names do not fit.
  const first = Math.floor(from / step) + 1;
  const last = Math.ceil(to / step) - 1;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const day = (first + index) * step;
    const count = Math.round(Math.abs(day) / unit.days);
    return { day, name: day === 0 ? texts.now : `${day < 0 ? '-' : '+'}${count} ${texts[unit.name]}` };
  });
}

/**
 * One role's window: paths, contours, heights of the limits, and the days on which the forecast first crosses them, if it
 * does.
 */
export function drawHorizon(given: readonly Value[], { from, to, limit, next = limit }: Window) {
  const across = (day: number) => round(((Math.min(Math.max(day, from), to) - from) / (to - from || 1)) * WIDTH);
  // Tangents come from the whole series, so that all roles see the same line.
  const all = given.toSorted((a, b) => a.day - b.day).map(({ day, value }): Point => [day, value * 1000]);
  const at = (day: number) => valueAt(all, day) / 1000;
  const shown = [from, 0, to];
  for (const [day] of all) {
    if (day > from && day < to && shown.every((one) => Math.abs(across(one) - across(day)) >= APART)) shown.push(day);
  }
  shown.sort((a, b) => a - b);
  const heights = [...shown.map(at), limit, next];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const down = (value: number) => round(LOWEST - (LOWEST - TOP) * ((value - low) / (high - low || 1)));
  const line = (until: (day: number) => boolean, share = 1) =>
    smooth(
      shown.filter(until).map((day): Point => [across(day), FLOOR - (FLOOR - down(at(day))) * share]),
      1,
    );
  const contours = Array.from({ length: CONTOURS }, (_, index) =>
    line(() => true, ((index + 1) / (CONTOURS + 1)) ** 1.2),
  );
  const ahead = Array.from({ length: WIDTH }, (_, index) => ((index + 1) / WIDTH) * to);
  const crossingOf = (value: number) => {
    const isBelow = at(0) < value;
    const isAcross = (day: number) => at(day) < value !== isBelow;
    // Between two values the line stays between them.
    const over = all.findIndex(([day]) => day > 0 && isAcross(day));
    return over < 0 ? undefined : ahead.find((day) => day > (all[over - 1]?.[0] ?? 0) && isAcross(day));
  };
  return {
    past: line((day) => day <= 0),
    forecast: line((day) => day >= 0),
    contours: contours.join(''),
    limit: down(limit),
    crossing: crossingOf(limit),
    next: { limit: down(next), crossing: crossingOf(next) },
    now: at(0),
    across,
    at: (day: number) => down(at(Math.min(Math.max(day, from), to))),
  };
}
