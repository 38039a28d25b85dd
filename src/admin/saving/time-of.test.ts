import { expect, it } from 'vitest';
import { timeOf } from './time-of';

const at = (day: number, hours: number) => new Date(2026, 10, day, hours, 5).getTime();

it('gives the time of today, and the date of any other day', () => {
  expect(timeOf(at(27, 0), at(27, 23))).toBe('00:05');
  expect(timeOf(at(26, 14), at(27, 9))).toBe('Nov 26, 2026, 14:05');
});
