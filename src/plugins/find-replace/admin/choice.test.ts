import { expect, it } from 'vitest';
import type { ShownDocument } from '../preview';
import { chosenIn, countOf, isElsewhere, type Left, outcomeWords, withAll, withHit } from './choice';

const document = (id: string, keys: string[], openBy: string[] = []): ShownDocument => ({
  target: { collection: 'pages', id },
  title: id,
  path: '',
  href: '',
  updatedAt: '2026-01-01T00:00:00.000Z',
  openBy,
  release: null,
  hits: keys.map((key) => ({ key, label: '', before: '', match: '', after: '' })),
});
const documents = [document('one', ['a', 'b']), document('two', ['a']), document('open', ['a'], ['Ann'])];
const keys = (left: Left) => chosenIn(left, documents).map((chosen) => chosen.keys);

it('chooses everything initially, except where a colleague is writing', () => {
  expect(keys(new Map())).toEqual([['a', 'b'], ['a']]);
  expect(countOf(chosenIn(new Map(), documents))).toBe(3);
});

it('excludes single occurrences and whole documents, and includes them again', () => {
  const [one, two] = documents as [ShownDocument, ShownDocument];
  const left = withHit(new Map(), one, 'b', false);
  expect(keys(left)).toEqual([['a'], ['a']]);
  expect(keys(withAll(left, [two], false))).toEqual([['a']]);
  expect(keys(withHit(left, one, 'b', true))).toEqual([['a', 'b'], ['a']]);
  expect(keys(withAll(left, documents, false))).toEqual([]);
  expect(keys(withAll(withAll(left, documents, false), documents, true))).toEqual([['a', 'b'], ['a']]);
});

it('leaves documents of another release alone, once a release is chosen', () => {
  const [one] = documents as [ShownDocument];
  const inSpring = { ...one, release: { id: 'spring', title: 'Spring' } };
  expect([undefined, '', 'spring', 'autumn'].map((into) => isElsewhere(inSpring, into))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(['', 'spring'].map((into) => isElsewhere(one, into))).toEqual([false, false]);
});

it('says what was replaced and what was not', () => {
  const target = { collection: 'pages', id: '1' } as const;
  expect(
    outcomeWords([
      { target, count: 2 },
      { target, count: 1 },
    ]),
  ).toMatch(/^Replaced 3 places in 2 documents, saved as drafts/);
  expect(
    outcomeWords([
      { target, count: 1 },
      { target, count: 0, problem: 'x' },
    ]),
  ).toMatch(/1 place in 1 document,.* 1 document was not changed/);
});
