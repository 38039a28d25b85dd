import { type Point, round, roundTo } from './geometry';

const steepness = ([x0, y0]: Point, [x, y]: Point): number => (x === x0 ? 0 : (y - y0) / (x - x0));

/** The tangent at a point, by Fritsch and Carlson: between two points the line stays between their values. */
function slopeAt(points: readonly Point[], index: number): number {
  const [previous, point, next] = [points[index - 1], points[index], points[index + 1]];
  const before = previous && point && steepness(previous, point);
  const after = point && next && steepness(point, next);
  if (before === undefined || after === undefined) return before ?? after ?? 0;
  if (before * after <= 0) return 0;
  const steepest = 3 * Math.min(Math.abs(before), Math.abs(after));
  return Math.sign(before) * Math.min(Math.abs(before + after) / 2, steepest);
}

/**
 * Points in order of x. Relative commands: equal steps become equal text, which compresses.
 * @param parts of a unit, to which the line is drawn
 */
export function smooth(given: readonly Point[], parts = 10): string {
  const points = given.map(([x, y]): Point => [roundTo(x, parts), roundTo(y, parts)]);
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1];
      if (!previous) return `M${x} ${y}`;
      const [width, height] = [x - previous[0], y - previous[1]];
      const third = width / 3;
      const from = [third, third * slopeAt(points, index - 1)];
      const to = [width - third, height - third * slopeAt(points, index)];
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
  const width = to[0] - from[0] || 1;
  const t = (x - from[0]) / width;
  const [a, b] = [slopeAt(points, index - 1) * width, slopeAt(points, index) * width];
  const [t2, t3] = [t * t, t * t * t];
  return round((2 * t3 - 3 * t2 + 1) * from[1] + (t3 - 2 * t2 + t) * a + (-2 * t3 + 3 * t2) * to[1] + (t3 - t2) * b);
}
