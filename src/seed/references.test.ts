import { expect, test } from 'vitest';
import type { SeedDocument } from './documents';
import { inOrderOfReference, referredIds, withoutMissing } from './references';

const to = (value: string) => ({ relationTo: 'pages', value });
const linkTo = (value: string) => ({ label: value, kind: 'document', document: to(value), appearance: 'solid' });

const page = (id: string, keys: string[], inBlocks: string[] = []) =>
  ({
    collection: 'pages',
    name: id,
    id,
    unique: null,
    data: { title: id, path: `/${id}`, meta: { links: keys.map(linkTo) }, blocks: inBlocks.map(linkTo) },
  }) as unknown as SeedDocument;

const order = (...documents: SeedDocument[]) => inOrderOfReference(documents).map(({ id }) => id);

test('finds references at any depth, and nothing in other text', () => {
  expect(referredIds({ a: [{ link: linkTo('one') }], b: to('two'), c: 'three', d: null })).toEqual(['one', 'two']);
});

test('puts a document after all it refers to, over several steps', () => {
  expect(order(page('a', ['b']), page('b', ['c', 'd']), page('c', []), page('d', []))).toEqual(['c', 'd', 'b', 'a']);
});

test('keeps the order if only blocks refer, or if the target is not in the list', () => {
  expect(order(page('a', ['elsewhere'], ['b']), page('b', [], ['a']))).toEqual(['a', 'b']);
});

test('terminates, with every document once, on circular references', () => {
  expect(order(page('a', ['b']), page('b', ['a'])).sort()).toEqual(['a', 'b']);
});

test('a link to a missing document becomes a link to its path, and keeps its appearance', () => {
  const content = { items: [{ link: linkTo('gone') }, { link: linkTo('here') }] };
  expect(withoutMissing(content, new Map([['gone', '/gone']]))).toEqual({
    items: [
      { link: { label: 'gone', appearance: 'solid', kind: 'address', address: '/gone' } },
      { link: linkTo('here') },
    ],
  });
});

test('a link to a missing document without a path leads nowhere; other references to it are left out', () => {
  const content = { link: linkTo('gone'), canonical: to('gone'), title: 'Kept' };
  expect(withoutMissing(content, new Map([['gone', undefined]]))).toEqual({
    link: { label: 'gone', appearance: 'solid', kind: 'none' },
    title: 'Kept',
  });
});

test('a section keeps its reference to a missing document', () => {
  const content = { blocks: [{ blockType: 'shared-section', document: to('gone'), anchor: 'hero' }] };
  expect(withoutMissing(content, new Map([['gone', '/gone']]))).toEqual(content);
});
