import { expect, it } from 'vitest';
import { placeIn } from './folded';

const page = { id: 'page', variantOf: null };
const variants = [
  { id: 'one', variantOf: 'page' },
  { id: 'two', variantOf: { id: 'page', title: 'Page' } },
];
const other = { id: 'other', variantOf: 'on another page of the list' };
const listed = [page, ...variants, other];

it('variants are folded under their page', () => {
  expect(placeIn(listed, page)).toEqual({ variants: 2 });
  expect(variants.map((one) => placeIn(listed, one).page)).toEqual(['page', 'page']);
});

it('a variant whose page is not in the list is a row of its own', () => {
  expect(placeIn(listed, other)).toEqual({ variants: 0 });
});
