import { expect, test } from 'vitest';
import { byRule } from './accessibility.ts';

test('findings are added up by rule, and name each page once', () => {
  const found = (page: string, rule: string, places: number) => ({ page, rule, help: `Help of ${rule}`, places });
  expect(byRule([found('/', 'a', 1), found('/', 'b', 1), found('/', 'b', 2), found('/about', 'b', 3)])).toEqual([
    { rule: 'b', help: 'Help of b', places: 6, pages: ['/', '/about'] },
    { rule: 'a', help: 'Help of a', places: 1, pages: ['/'] },
  ]);
  expect(byRule([])).toEqual([]);
});
