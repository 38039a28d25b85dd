import { expect, it } from 'vitest';
import { readByIds } from './read-by-ids';

const sortOf = (args: object, operation = 'read') =>
  (readByIds({ args, operation } as never) as { sort?: unknown }).sort;
const lookup = { overrideAccess: false, pagination: false, where: { id: { in: ['a', 'b'] } } };

it('a lookup of documents by their ids is not sorted by a field', () => {
  expect(sortOf(lookup)).toBe('id');
});

it.each([
  ['a list', { ...lookup, where: { path: { equals: '/' } } }],
  ['a page of a list', { ...lookup, pagination: true }],
  ['a read of the site itself', { ...lookup, overrideAccess: true }],
])('%s keeps the default of its collection', (_, args) => {
  expect(sortOf(args)).toBeUndefined();
});

it('a sort that was chosen stays', () => {
  expect(sortOf({ ...lookup, sort: '-title' })).toBe('-title');
});
