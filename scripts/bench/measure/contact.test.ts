import { expect, test } from 'vitest';
import { compare } from './contact.ts';

test('each acknowledged submission has its row', () => {
  expect(compare(new Set(['a', 'b']), ['b', 'a'])).toEqual({ acknowledged: 2, rows: 2, lost: 0 });
});

test('a row without acknowledgement makes up for none that is lost', () => {
  expect(compare(new Set(['a', 'b']), ['b', 'c'])).toEqual({ acknowledged: 2, rows: 2, lost: 1 });
});

test('a message that was stored twice shows in the rows', () => {
  expect(compare(new Set(['a']), ['a', 'a'])).toEqual({ acknowledged: 1, rows: 2, lost: 0 });
});
