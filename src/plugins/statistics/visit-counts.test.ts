import { expect, it } from 'vitest';
import { keyOf, noCounts, sumOf } from './visit-counts';

const day = '2026-11-21';

it('visits are sums by day, path, variant and kind', () => {
  const views = { ...noCounts, day, path: '/', variant: '', views: 2, goals: 1 };
  const contacts = { ...noCounts, day, path: '/', variant: '', views: 1, contacts: 1, bookings: 3 };
  expect(sumOf(views, contacts)).toEqual({ day, path: '/', variant: '', views: 3, contacts: 1, bookings: 3, goals: 1 });
  const others = [{ day: '2026-11-22' }, { path: '/platform' }, { variant: 'x/b' }];
  expect(new Set([views, ...others.map((other) => ({ ...views, ...other }))].map(keyOf)).size).toBe(4);
});
