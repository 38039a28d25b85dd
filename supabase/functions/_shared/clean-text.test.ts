import { expect, it } from 'vitest';
import { cleanLine, cleanLines } from './clean-text.ts';

it.each([
  ['of slides', 'three days,\vone signal', 'three days,\none signal'],
  ['of Windows', 'one\r\ntwo', 'one\ntwo'],
  ['of Unicode', 'one\u2028two\u2029three\u0085four', 'one\ntwo\nthree\nfour'],
  ['that are none: control characters', 'a\u0001b\u0007c\u001bd\u007fe\u009ff', 'abcdef'],
  ['that are none: half an emoji, no characters', 'a\ud83db\udc4bc\ufffed\u{1ffff}', 'abcd'],
  ['that are none: a byte order mark, a picture’s place', '\ufeffa\ufffcb\ufff9c', 'abc'],
  ['of PDFs: joined letters', 'the \ufb01rst e\ufb03cient o\ufb00er', 'the first efficient offer'],
  ['that are none: direction turned around', 'photo\u202egnp.exe\u202c', 'photognp.exe\u202c'],
])('keeps words, and line breaks %s', (_, text, clean) => {
  expect(cleanLines(text)).toBe(clean);
});

it('leaves everything else, and U+0000, as it is', () => {
  const text = 'Zürich\u00a0·\u00ad 👩‍💻\tשלום\u200f\n\n中文 \0 ';
  expect(cleanLines(text)).toBe(text);
});

it('a text of one line has spaces where it was broken', () => {
  expect(cleanLine('three days,\vone\tsignal\r\n\r\nsooner')).toBe('three days, one signal sooner');
  expect(cleanLine(' as it was  typed ')).toBe(' as it was  typed ');
});
