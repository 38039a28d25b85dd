import { expect, it } from 'vitest';
import { joined, type Text, textsOf } from '@/search/texts';
import { hitsIn, rangesIn, replaceHits, type Wanted } from './hits';
import { sentenceAround } from './sentence';

const loosely = (text: string): Wanted => ({ text, matchCase: false, wholeWords: false });
const found = (text: string, wanted: Wanted) => rangesIn(text, wanted).map(({ start, end }) => text.slice(start, end));

it('finds every occurrence, in any case or matching case', () => {
  expect(found('Gap, gap and GAPS', loosely('gap'))).toEqual(['Gap', 'gap', 'GAP']);
  expect(found('Gap, gap and GAPS', { ...loosely('gap'), matchCase: true })).toEqual(['gap']);
});

it('finds whole words, also next to accents and symbols', () => {
  const whole = (text: string) => ({ ...loosely(text), wholeWords: true });
  expect(found('gap gaps megagap gap.', whole('gap'))).toHaveLength(2);
  expect(found('café caf', whole('caf'))).toHaveLength(1);
  expect(found('C++ and C', whole('c++'))).toEqual(['C++']);
});

it('finds words as they read, and replaces the characters stored for them', () => {
  const text = 'Vorher\u00adsage fu\u0308r Mu\u0308nchen:\u00a030\u202f%';
  for (const [search, stored] of [
    ['vorhersage', 'Vorher\u00adsage'],
    ['Vor\u00adhersage', 'Vorher\u00adsage'],
    ['münchen', 'Mu\u0308nchen'],
    ['mu\u0308nchen', 'Mu\u0308nchen'],
    [': 30 %', ':\u00a030\u202f%'],
    ['für m', 'fu\u0308r M'],
  ] as const)
    expect(found(text, loosely(search)), search).toEqual([stored]);
  expect(found('München', loosely('mu\u0308n'))).toEqual(['Mün']);
  expect(found(text, loosely('\u00ad'))).toEqual([]);
});

it('finds words with ligatures and in letters of full width, and never replaces a letter of a ligature alone', () => {
  expect(found('An eﬃcient ﬁeld of Ｈｚ\u200e', loosely('efficient field'))).toEqual(['eﬃcient ﬁeld']);
  expect(found('An eﬃcient ﬁeld of Ｈｚ\u200e', loosely('hz'))).toEqual(['Ｈｚ']);
  expect(found('ﬁeld, field', loosely('ield'))).toEqual(['ield']);
  expect(found('oﬀ, off', loosely('f'))).toEqual(['f', 'f']);
});

it('stops where nobody would read on: a text may have a million', () => {
  const text = 'a'.repeat(200_000);
  expect(rangesIn(text, loosely('a'))).toHaveLength(1_000);
  const one = { field: 'a', key: 'a', label: 'A', parts: [{ pointer: ['a'], text: `${'b'.repeat(600)}${text}` }] };
  const hits = hitsIn([{ ...one, key: 'b' }, one], loosely('b'));
  expect([hits.length, hits.at(-1)?.key]).toEqual([1_000, 'a:399']);
});

it('takes special characters literally', () => {
  expect(found('a.b a+b (a) [a-b] $1 \\d', loosely('a.b'))).toEqual(['a.b']);
  for (const text of ['(a)', '[a-b]', '$1', '\\d', 'a+b'])
    expect(found('a.b a+b (a) [a-b] $1 \\d', loosely(text))).toEqual([text]);
  expect(found('anything', loosely(''))).toEqual([]);
});

const node = (text: string, format = 0) => ({ type: 'text', text, format });
const document = {
  title: 'Gap and gap',
  path: '/gap',
  body: {
    root: {
      children: [
        { type: 'paragraph', children: [node('The percep'), node('tion g', 1), node('ap is a gap.')] },
        {
          type: 'list',
          children: [{ type: 'listitem', children: [{ type: 'link', children: [node('Gap')] }] }],
        },
      ],
    },
  },
};
const fields = [
  { name: 'title', type: 'text' },
  { name: 'path', type: 'text', custom: { holds: 'code' } },
  { name: 'body', type: 'richText', label: 'Words' },
] as never;
const texts = textsOf({ blocks: {} as never }, fields, document);

it('reads the texts of a document line by line, without its address', () => {
  expect(texts.map(joined)).toEqual(['Gap and gap', 'The perception gap is a gap.', 'Gap']);
  expect(texts.map(({ label }) => label)).toEqual(['Title', 'Words', 'Words']);
});

const replaced = (wanted: Wanted, by: string, isChosen = (_: string) => true) => {
  const hits = hitsIn(texts, wanted).filter(({ key }) => isChosen(key));
  return textsOf({ blocks: {} as never }, fields, replaceHits(document, hits, by));
};
const asTexts = (all: Text[]) => all.map(({ parts }) => parts.map(({ text }) => text));

it('replaces across formatting, and does not mutate the document', () => {
  expect(asTexts(replaced(loosely('perception gap'), 'blind spot'))).toEqual([
    ['Gap and gap'],
    ['The blind spot', '', ' is a gap.'],
    ['Gap'],
  ]);
  expect(document.title).toBe('Gap and gap');
});

it('replaces every occurrence, with longer and with empty text', () => {
  expect(replaced(loosely('gap'), 'distance').map(joined)).toEqual([
    'distance and distance',
    'The perception distance is a distance.',
    'distance',
  ]);
  expect(replaced(loosely('gap'), '')[0]?.parts[0]?.text).toBe(' and ');
  expect(replaced(loosely('gap'), '$&')[0]?.parts[0]?.text).toBe('$& and $&');
});

it('replaces only the chosen occurrences', () => {
  expect(replaced(loosely('gap'), 'X', (key) => key === 'title:8').map(joined)[0]).toBe('Gap and X');
});

it('shows an occurrence in its sentence', () => {
  const text = 'First one. The gap is wide! It closes.';
  const [range] = rangesIn(text, loosely('gap'));
  expect(sentenceAround(text, range ?? { start: 0, end: 0 })).toEqual({
    before: 'The ',
    match: 'gap',
    after: ' is wide!',
  });
  const long = `${'word '.repeat(60)}gap${' word'.repeat(60)}`;
  const shown = sentenceAround(long, { start: 300, end: 303 });
  expect(shown.before).toMatch(/^… word/);
  expect(shown.after).toMatch(/word …$/);
  expect(shown.before.length + shown.after.length).toBeLessThan(190);
});
