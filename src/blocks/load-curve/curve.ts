import { type Point, round } from '@/components/figures/geometry';

/** The canvas: a day of 24 hours, 40 units each; the lowest contour stands on FLOOR. */
export const WIDTH = 960;
export const HEIGHT = 400;
const FLOOR = 400;
const TOP = 28;
const CONTOURS = 9;
/** Half of the height belongs to what changes in the day, not to the load that is always there. */
const LOWEST = 0.52;

type Hour = { hour: number; value: number; usual: number };

export const across = (hour: number) => round((Math.min(Math.max(hour, 0), 24) / 24) * WIDTH);

/** Heights of both lines share one scale, from below the lowest value to the highest. */
function scaleOf(hours: readonly Hour[]) {
  const all = hours.flatMap(({ value, usual }) => [value, usual]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = high - low || 1;
  return (value: number) => round(FLOOR - (FLOOR - TOP) * (1 - LOWEST + (LOWEST * (value - low)) / span));
}

/** Tangents after Fritsch and Carlson: between two readings the line stays between their values. */
function slopes(points: readonly Point[]): number[] {
  const steps = points.slice(1).map(([x, y], index) => {
    const [x0, y0] = points[index] ?? [0, 0];
    return x === x0 ? 0 : (y - y0) / (x - x0);
  });
  return points.map((_, index) => {
    const [before, after] = [steps[index - 1], steps[index]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    if (before * after <= 0) return 0;
    const steepest = 3 * Math.min(Math.abs(before), Math.abs(after));
    return Math.sign(before) * Math.min(Math.abs(before + after) / 2, steepest);
  });
}

/** A smooth line through points in the order of x. */
export function smooth(points: readonly Point[]): string {
  const tangents = slopes(points);
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1];
      if (!previous) return `M${x} ${y}`;
      const third = (x - previous[0]) / 3;
      const from = [round(previous[0] + third), round(previous[1] + third * (tangents[index - 1] ?? 0))];
      const to = [round(x - third), round(y - third * (tangents[index] ?? 0))];
      return `C${[...from, ...to, x, y].join(' ')}`;
    })
    .join('');
}

/** The value at an hour on the smooth line. */
export function valueAt(points: readonly Point[], x: number): number {
  const index = Math.max(
    1,
    points.findIndex(([end]) => end >= x),
  );
  const [from, to] = [points[index - 1], points[index]];
  if (!from || !to) return from?.[1] ?? to?.[1] ?? 0;
  const tangents = slopes(points);
  const width = to[0] - from[0] || 1;
  const t = (x - from[0]) / width;
  const [a, b] = [(tangents[index - 1] ?? 0) * width, (tangents[index] ?? 0) * width];
  const [t2, t3] = [t * t, t * t * t];
  return round((2 * t3 - 3 * t2 + 1) * from[1] + (t3 - 2 * t2 + t) * a + (-2 * t3 + 3 * t2) * to[1] + (t3 - t2) * b);
}

/** Both lines of the day, the contours below the drawn one, and the hatch between the two. */
export function drawDay(given: readonly Hour[]) {
  const hours = given.toSorted((a, b) => a.hour - b.hour);
  const down = scaleOf(hours);
  const value = hours.map((one): Point => [across(one.hour), down(one.value)]);
  const usual = hours.map((one): Point => [across(one.hour), down(one.usual)]);
  const contours = Array.from({ length: CONTOURS }, (_, index) => {
    const share = (index + 1) / (CONTOURS + 1);
    return smooth(value.map(([x, y]): Point => [x, round(FLOOR - (FLOOR - y) * share ** 1.25)]));
  }).join('');
  const [start, end] = [value[0]?.[0] ?? 0, value.at(-1)?.[0] ?? 0];
  const hatch = Array.from({ length: Math.floor((end - start) / 8) + 1 }, (_, index) => start + index * 8)
    .map((x) => `M${x} ${valueAt(usual, x)}V${valueAt(value, x)}`)
    .join('');
  return {
    hours,
    value: smooth(value),
    usual: smooth(usual),
    contours,
    hatch,
    at: (hour: number) => valueAt(value, across(hour)),
  };
}

/** Marks of the hours, every third one long. */
export const hourMarks = `M0 0H${WIDTH}${Array.from({ length: 25 }, (_, hour) => `M${across(hour)} 0v${hour % 3 === 0 ? 14 : 7}`).join('')}`;
