import { expect, it } from 'vitest';
import { smooth, valueAt } from './smooth-line';

it('passes through its points and stays between them', () => {
  const points = [
    [0, 0],
    [10, 100],
    [20, 100],
    [30, 40],
  ] as const;
  for (const [x, y] of points) expect(valueAt(points, x)).toBe(y);
  for (let x = 10; x <= 20; x += 1) expect(valueAt(points, x)).toBe(100);
  for (let x = 0; x <= 30; x += 1) expect(valueAt(points, x)).toBeLessThanOrEqual(100);
  expect(smooth(points).match(/c/g)).toHaveLength(3);
});

it('ends where its last point is', () => {
  const [start, ...steps] = smooth([
    [0, 10.1],
    [13.3, 30.4],
    [40, 7.7],
  ]).split('c');
  expect(start).toBe('M0 10.1');
  const ends = steps.map((step) =>
    step
      .match(/-?[\d.]+/g)
      ?.map(Number)
      .slice(-2),
  );
  expect(ends).toEqual([
    [13.3, 20.3],
    [26.7, -22.7],
  ]);
});

it('ends there, too, where it is drawn to whole units', () => {
  const points = Array.from({ length: 9 }, (_, index) => [index * 3.4, index * 1.4] as const);
  const ends = smooth(points, 1)
    .split('c')
    .slice(1)
    .map((step) => step.match(/-?\d+/g)?.map(Number).slice(-2) ?? []);
  expect(smooth(points, 1)).not.toContain('.');
  expect(ends.reduce((sum, [x = 0]) => sum + x, 0)).toBe(27);
  expect(ends.reduce((sum, [, y = 0]) => sum + y, 0)).toBe(11);
});
