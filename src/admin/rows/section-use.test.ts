import { expect, test } from 'vitest';
import { usedOn } from './section-use';

test('names two pages and counts the others', () => {
  expect(usedOn(undefined)).toBe('Not on a page yet.');
  expect(usedOn({ titles: ['Home'], count: 1 })).toBe('On Home.');
  expect(usedOn({ titles: ['Home', 'About'], count: 2 })).toBe('On Home and About.');
  expect(usedOn({ titles: ['Home', 'About'], count: 3 })).toBe('On Home, About and 1 more page.');
  expect(usedOn({ titles: ['Home', 'About'], count: 4 })).toBe('On Home, About and 2 more pages.');
});
