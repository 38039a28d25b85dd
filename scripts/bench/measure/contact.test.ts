import { expect, test } from 'vitest';
import { compare } from './contact.ts';

test('every acknowledged submission has a row', () => {
  expect(compare(new Set(['a', 'b']), ['b', 'a'])).toEqual({ acknowledged: 2, rows: 2, lost: 0 });
});

test('an unacknowledged row does not compensate for a lost one', () => {
  expect(compare(new Set(['a', 'b']), ['b', 'c'])).toEqual({ acknowledged: 2, rows: 2, lost: 1 });
});

test('a message that was stored twice shows in the rows', () => {
  expect(compare(new Set(['a']), ['a', 'a'])).toEqual({ acknowledged: 1, rows: 2, lost: 0 });
});
