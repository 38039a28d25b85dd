import { expect, it } from 'vitest';
import { MATCH_BEGINS as B, MATCH_ENDS as E, piecesOf, withEllipses } from './excerpt';

it('separates matches from the words around them', () => {
  expect(piecesOf(`A ${B}signal${E} that\nno ${B}one${E}`)).toEqual([
    { text: 'A ', isMatch: false },
    { text: 'signal', isMatch: true },
    { text: ' that no ', isMatch: false },
    { text: 'one', isMatch: true },
  ]);
});

it('keeps a text without matches', () => {
  expect(piecesOf('Nothing')).toEqual([{ text: 'Nothing', isMatch: false }]);
  expect(piecesOf('')).toEqual([]);
});

it.each([
  ['read. Once a month', '… read. Once a month…'],
  ['ärger als sonst.', '… ärger als sonst.'],
  ['Once a month.', 'Once a month.'],
  ['She said: “Now.”', 'She said: “Now.”'],
  ['', ''],
])('shows that %j is a part of a sentence', (text, expected) => {
  const pieces = withEllipses(piecesOf(text));
  expect(pieces.map((piece) => piece.text).join('')).toBe(expected);
});
