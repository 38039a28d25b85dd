import { expect, test } from 'vitest';
import { usedOn } from './section-use';

test('names two pages and counts the others', () => {
  expect(usedOn(undefined)).toBe('Not on a page yet.');
  expect(usedOn(['Home'])).toBe('On Home.');
  expect(usedOn(['Home', 'About'])).toBe('On Home and About.');
  expect(usedOn(['Home', 'About', 'Platform'])).toBe('On Home, About and 1 more page.');
  expect(usedOn(['Home', 'About', 'Platform', 'Careers'])).toBe('On Home, About and 2 more pages.');
});
