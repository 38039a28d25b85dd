import { expect, it } from 'vitest';
import { collections, globals } from '@/collections';
import { contentCollections, contentGlobals } from './content-collections';

it('lists the collections and globals made as content', () => {
  const made = collections.filter(({ custom }) => custom?.bar).map(({ slug }) => slug);
  expect(made.toSorted()).toEqual(contentCollections.toSorted());
  const global = globals.filter(({ custom }) => custom?.isContent).map(({ slug }) => slug);
  expect(global.toSorted()).toEqual(contentGlobals.toSorted());
});
