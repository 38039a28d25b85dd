import { type Point, round } from '@/components/figures/geometry';
import { smooth, valueAt } from '@/components/figures/smooth-line';

/** Canvas: 24 hours of 40 units; the lowest contour is on FLOOR. */
export const WIDTH = 960;
export const HEIGHT = 400;
const FLOOR = 400;
const TOP = 28;
const CONTOURS = 9;
/** About half of the height shows the day's variation, not the base load. */
const LOWEST = 0.52;

type Hour = { hour: number; value: number; usual: number };

export const across = (hour: number) => round((Math.min(Math.max(hour, 0), 24) / 24) * WIDTH);

function scaleOf(hours: readonly Hour[]) {
  const all = hours.flatMap(({ value, usual }) => [value, usual]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = high - low || 1;
  return (value: number) => round(FLOOR - (FLOOR - TOP) * (1 - LOWEST + (LOWEST * (value - low)) / span));
}

export function drawDay(given: readonly Hour[]) {
  const hours = given.toSorted((a, b) => a.hour - b.hour);
  const down = scaleOf(hours);
  const value = hours.map((one): Point => [across(one.hour), down(one.value)]);
  const usual = hours.map((one): Point => [across(one.hour), down(one.usual)]);
  const contours = Array.from({ length: CONTOURS }, (_, index) => {
    const share = (index + 1) / (CONTOURS + 1);
    return smooth(
      value.map(([x, y]): Point => [x, FLOOR - (FLOOR - y) * share ** 1.25]),
      1,
    );
  }).join('');
  const [start, end] = [value[0]?.[0] ?? 0, value.at(-1)?.[0] ?? 0];
  const hatch = Array.from({ length: Math.floor((end - start) / 8) + 1 }, (_, index) => start + index * 8)
    .map((x) => `M${x} ${Math.round(valueAt(usual, x))}V${Math.round(valueAt(value, x))}`)
    .join('');
  return {
    hours,
    value: smooth(value, 1),
    usual: smooth(usual, 1),
    contours,
    hatch,
    at: (hour: number) => valueAt(value, across(hour)),
  };
}

export const hourMarks = `M0 0H${WIDTH}${Array.from({ length: 25 }, (_, hour) => `M${across(hour)} 0v${hour % 3 === 0 ? 14 : 7}`).join('')}`;
