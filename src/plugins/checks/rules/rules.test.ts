import type { FlattenedBlock, FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { vocabulary } from '@/reference/registry/vocabulary';
import { checkAltText } from './alt-text';
import { checkContrast } from './contrast';
import { checkHeadings } from './headings';
import { checkLinkText } from './link-text';
import { checkReading, gradeOf } from './reading';
import { checkSearch } from './search';
import { checkKinds } from './unknown-kinds';
import { checkWords } from './words';

const at = (text: string) => [{ path: 'text', text }];

describe('headings', () => {
  const found = (levels: number[], isPage = true) =>
    checkHeadings(
      levels.map((level, index) => ({ path: `h${index}`, text: 'H', level })),
      isPage,
    ).map(({ path }) => path);

  it.each([
    [[1, 2, 3, 2], []],
    [[], []],
    [[2, 2], ['blocks']],
    [[1, 2, 1], ['h2']],
    [[2, 1], ['h1']],
    [[1, 3], ['h1']],
    [[1, 2, 3, 3, 2], []],
  ])('of levels %j are wrong at %j', (levels, paths) => {
    expect(found(levels)).toEqual(paths);
  });

  it('of a document with a template start at level 2 or 3', () => {
    expect(found([2, 3], false)).toEqual([]);
    expect(found([4], false)).toEqual(['h0']);
  });
});

it.each([
  ['here', true],
  ['Read more …', true],
  [' → ', true],
  ['Book a discovery session', false],
  ['More about Alethia Fusion', false],
])('the link text %j says nothing: %s', (text, isEmpty) => {
  expect(checkLinkText(at(text)).length > 0).toBe(isEmpty);
});

describe('alternative text', () => {
  const level = (file: object) =>
    checkAltText(
      [{ path: 'picture', id: '1' }],
      new Map([['1', { mimeType: 'image/png', filename: 'a.png', ...file }]]),
    )[0]?.level;

  it.each([
    ['missing', {}, 'error'],
    ['only blank', { alt: ' ' }, 'error'],
    ['the name of a file', { alt: 'IMG_2034.jpg' }, 'warning'],
    ['a number', { alt: 'image 3' }, 'warning'],
    ['very long', { alt: 'a '.repeat(90) }, 'warning'],
    ['there', { alt: 'A gauge beside a river' }, undefined],
    ['not needed', { decorative: true }, undefined],
    ['of a PDF', { mimeType: 'application/pdf' }, undefined],
  ])('that is %s', (_, file, expected) => {
    expect(level(file)).toBe(expected);
  });
});

describe('contrast', () => {
  const grounds = ['white', 'frost', 'graphite', 'ocean', 'indigo'].map((ground) => ({ path: ground, ground }));
  it('is sufficient on every ground', () => {
    expect(checkContrast(grounds)).toEqual([]);
  });
  it('below 4.5 is reported', () => {
    const found = checkContrast(grounds, (ground) => (ground === 'ocean' ? 4.49 : 4.5));
    expect(found.map(({ path }) => path)).toEqual(['ocean']);
  });
});

describe('reading level', () => {
  const plain = 'We read each signal on its own. Then we join them. You see what changed, and you act in time.';
  const hard =
    'Organizational intelligence infrastructures systematically operationalize heterogeneous informational modalities, facilitating interdepartmental communication of probabilistic recommendations notwithstanding considerable institutional, regulatory, geographical, terminological and technological incompatibilities among participating organizations everywhere, today and tomorrow.';

  it('is a school grade', () => {
    expect(gradeOf(plain)).toBeLessThan(6);
    expect(gradeOf(hard)).toBeGreaterThan(20);
    expect(gradeOf('')).toBe(0);
  });

  it('is checked in prose, not in names', () => {
    expect(checkReading(at(plain))).toEqual([]);
    expect(checkReading(at(hard))).toHaveLength(1);
    expect(checkReading(at('Organizational infrastructure'))).toEqual([]);
  });

  it('includes sentence length', () => {
    expect(checkReading(at(`We see ${'and see '.repeat(20)}it.`))[0]?.message).toContain('43 words');
  });
});

describe('title and description', () => {
  const rule = (name: string, meta: object) => checkSearch(name, meta).map(({ path }) => path.replace('meta.', ''));
  const good = 'a'.repeat(100);

  it.each([
    ['Platform', { description: good }, []],
    ['Platform', {}, ['description']],
    ['Platform', { description: 'Short.' }, ['description']],
    ['Platform', { description: 'a'.repeat(161) }, ['description']],
    ['a'.repeat(61), { description: good }, ['title']],
    ['a'.repeat(61), { title: 'Platform', description: good }, []],
    ['X', { description: good }, ['title']],
    ['X', { hideFromSearch: true }, []],
  ])('of %j with %j', (name, meta, expected) => {
    expect(rule(name, meta)).toEqual(expected);
  });
});

describe('words on the list', () => {
  const found = (text: string) => checkWords(at(text), vocabulary).map(({ message }) => /“(.+)”/.exec(message)?.[1]);

  it.each([
    ['We leverage signals.', ['leverage']],
    ['She leverages a Seamless tool.', ['leverages', 'Seamless']],
    ['sensory intelligence by ALETHIA', ['ALETHIA', 'sensory intelligence']],
    ['Alethia Fusion and Sensory Intelligence', []],
    ['hello@alethia.example, alethia.example/platform', []],
    ['beverage', []],
  ])('in %j: %j', (text, words) => {
    expect(found(text)).toEqual(words);
  });
});

it('a row of a kind that the site no longer has is found, and an unknown kind by the name of a built-in is too', () => {
  const hero = { slug: 'hero', flattenedFields: [] } as unknown as FlattenedBlock;
  const fields = [{ name: 'blocks', type: 'blocks', blocks: [] }] as unknown as FlattenedField[];
  const rows = [{ blockType: 'hero' }, { blockType: 'gone' }, { blockType: 'constructor' }];
  const found = checkKinds({ fields, blocks: { hero } }, { blocks: rows });
  expect(found.map(({ path, level }) => [path, level])).toEqual([
    ['blocks.1', 'warning'],
    ['blocks.2', 'warning'],
  ]);
});
