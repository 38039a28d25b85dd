import { type Point, round, roundTo } from './geometry';

/** Tangents by Fritsch and Carlson: between two points the line stays between their values. */
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

/**
 * Points in order of x. Relative commands: equal steps become equal text, which compresses.
 * @param parts of a unit, to which the line is drawn
 */
export function smooth(given: readonly Point[], parts = 10): string {
  const points = given.map(([x, y]): Point => [roundTo(x, parts), roundTo(y, parts)]);
  const tangents = slopes(points);
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1];
      if (!previous) return `M${x} ${y}`;
      const [width, height] = [x - previous[0], y - previous[1]];
      const third = width / 3;
      const from = [third, third * (tangents[index - 1] ?? 0)];
      const to = [width - third, height - third * (tangents[index] ?? 0)];
      return `c${[...from, ...to, width, height].map((number) => roundTo(number, parts)).join(' ')}`.replaceAll(
        ' -',
        '-',
      );
    })
    .join('');
}

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
