import { expect, it } from 'vitest';
import type { Piece } from '../inline';
import { markupOf, piecesIn, placeholderFault } from './markup';

const bold = (id: string, ...inside: Piece[]) => ({ id, kind: 'g', inside });

it.each<[Piece[], string]>([
  [['Plain words'], 'Plain words'],
  [['R&D < 5 > "4"'], 'R&amp;D &lt; 5 &gt; "4"'],
  [['Read ', bold('1', 'all ', bold('2', 'of it')), '.'], 'Read <g id="1">all <g id="2">of it</g></g>.'],
])('%j is %s, and the same again when it comes back', (pieces, markup) => {
  expect(markupOf(pieces)).toBe(markup);
  expect(piecesIn(markup)).toEqual(pieces);
});

it('reads what services escape in their own way', () => {
  expect(piecesIn('R&D &quot;a&quot; &#39;b&#39; &unknown;')).toEqual(['R&D "a" \'b\' &unknown;']);
});

it.each(['<b>All</b>', '<g id="1">All', 'All</g>', '<g id="1">a</g', '<g id=1>a</g>', 'a < b', '<g id="x">a</g>'])(
  '%s is not the markup of a text',
  (markup) => expect(piecesIn(markup)).toBeUndefined(),
);

it.each([
  ['Hello {name}, see https://a.example/x.', 'Siehe https://a.example/x, {name}!'],
  ['Nothing to keep', 'Nichts'],
  ['Write to a@b.example', 'An a@b.example'],
])('%s → %s keeps placeholders and addresses', (english, german) => {
  expect(placeholderFault(english, german)).toBeUndefined();
});

it.each([
  ['Hello {name}', 'Hallo {Name}'],
  ['Hello {name}', 'Hallo'],
  ['Hello', 'Hallo, siehe https://elsewhere.example'],
  ['{a} and {a}', '{a}'],
])('%s → %s does not', (english, german) => {
  expect(placeholderFault(english, german)).toMatch(/missing or new/);
});
