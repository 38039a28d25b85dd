import { expect, it } from 'vitest';
import { checkWords } from './check-words';

it.each([
  [{ checked: 412, broken: 0, unknown: 0 }, '412 links, none broken.'],
  [{ checked: 1, broken: 1, unknown: 0 }, '1 link, 1 broken.'],
  [
    { checked: 1200, broken: 2, unknown: 1 },
    '1,200 links, 2 broken. 1 could not be reached; that does not mean it is broken.',
  ],
  [
    { checked: 9, broken: 0, unknown: 3 },
    '9 links, none broken. 3 could not be reached; that does not mean they are broken.',
  ],
])('%j', (check, words) => expect(checkWords(check)).toBe(words));
