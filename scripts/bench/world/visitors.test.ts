import { expect, test } from 'vitest';
import { addressOf, newVisitor } from './visitors.ts';

test.each([
  [0, '198.18.0.0'],
  [255, '198.18.0.255'],
  [256, '198.18.1.0'],
  [65_536, '198.19.0.0'],
  [131_071, '198.19.255.255'],
  [131_072, '198.18.0.0'],
])('visitor %i is at %s', (n, address) => {
  expect(addressOf(n)).toBe(address);
});

test('no two visitors share an address or an email, whatever their marks', () => {
  const visitors = ['a', 'b'].flatMap((mark) => Array.from({ length: 100 }, () => newVisitor(mark)));
  expect(new Set(visitors.map(({ email }) => email)).size).toBe(200);
  expect(new Set(visitors.map(({ headers }) => headers['x-forwarded-for'])).size).toBe(200);
});
