import { expect, test } from 'vitest';
import { daysIn, toScale } from './duration';

test.each([
  ['Days', 2],
  ['1-2 days', 2],
  ['A full-day workshop', 1],
  ['90 Tage', 90],
  ['Tage', 2],
  ['Ein Tag', 1],
  ['6-12 Monate', 365],
  ['6–12 Monate', 365],
  ['1 bis 2 Jahre', 730],
  ['2-4 weeks', 28],
  ['90 Days', 90],
  ['6–12 Months', 365],
  ['12-24 months', 730],
])('%s are %d days', (duration, expected) => {
  expect(daysIn(duration)).toBe(expected);
});

test('a duration without a unit of time has no length', () => {
  expect(daysIn('Ongoing')).toBeUndefined();
});

test('the four strides: the first product arrives an eighth of the way along', () => {
  const [first, second, third, fourth] = toScale(['Days', '90 Days', '6-12 Months', '12-24 Months']);
  expect(first).toEqual({ from: 0, to: 0.27 });
  expect(second).toEqual({ from: 0.27, to: 12.6, mark: '3 months' });
  expect(third).toEqual({ from: 12.6, to: 50, mark: '12 months' });
  expect(fourth).toEqual({ from: 50, to: 100, mark: '24 months' });
});

test('each phase starts where the previous one ends, even if it is shorter', () => {
  const stretches = toScale(['1-2 days', 'A full-day workshop', '2-4 weeks', '90 days', '6-12 months', '12-24 months']);
  expect(stretches.map(({ from }) => from).slice(1)).toEqual(stretches.map(({ to }) => to).slice(0, -1));
  expect(stretches.every(({ from, to }) => to > from)).toBe(true);
  expect(stretches.at(-1)?.to).toBe(100);
});

test('90 days are drawn as 90 days after any earlier phase', () => {
  const total = 730;
  const stretches = toScale(['1-2 days', 'A full-day workshop', '2-4 weeks', '90 days', '6-12 months', '12-24 months']);
  const drawn = stretches.map(({ from, to }) => ((to - from) * total) / 100);
  expect(drawn.slice(0, 4).map(Math.round)).toEqual([2, 1, 28, 90]);
  expect(stretches.map(({ mark }) => mark)).toEqual([
    undefined,
    undefined,
    undefined,
    '4 months',
    '12 months',
    '24 months',
  ]);
});

test('a point on the ruler is named in days, weeks or months', () => {
  expect(toScale(['3 days', '4 days']).at(-1)?.mark).toBe('7 days');
  expect(toScale(['2 weeks', '2 weeks']).at(-1)?.mark).toBe('4 weeks');
  expect(toScale(['60 days', '60 days']).at(-1)?.mark).toBe('4 months');
});

test('if one duration cannot be parsed, all phases are equally long and unlabeled', () => {
  expect(toScale(['Days', 'Ongoing'])).toEqual([
    { from: 0, to: 50 },
    { from: 50, to: 100 },
  ]);
});
