import { expect, test } from 'vitest';
import { table } from './table.ts';

test('columns line up, names to the left and figures to the right', () => {
  expect(
    table(
      ['page', 'bytes'],
      [
        ['/', 1234567],
        ['/platform', 80],
      ],
    ),
  ).toBe(
    [
      '| page      |     bytes |',
      '| --------- | --------: |',
      '| /         | 1,234,567 |',
      '| /platform |        80 |',
    ].join('\n'),
  );
});

test('a missing value is a dash, a zero is a zero', () => {
  const [, , row] = table(['a', 'b', 'c', 'd'], [['x', undefined, Number.NaN, 0]]).split('\n');
  expect(row).toBe('| x   |   – |   – |   0 |');
});

test('keeps three digits of a ratio', () => {
  expect(table(['a', 'ratio'], [['x', 0.61234]])).toContain('0.612');
});
