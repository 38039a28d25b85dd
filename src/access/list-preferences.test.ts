import { expect, it } from 'vitest';
import { boundRows } from './list-preferences';

const read = (limit: unknown) => {
  const doc = boundRows({ doc: { key: 'collection-pages', value: { limit, sort: 'title' } } } as never);
  return (doc as { value: { limit?: unknown; sort: string } }).value;
};

it.each([
  [10, 10],
  [250, 250],
  [100_000, 250],
  ['100000', 250],
  [0, undefined],
  [-5, undefined],
  [1.5, undefined],
  ['all', undefined],
  [undefined, undefined],
])('a list that was left with %s rows opens with %s', (limit, rows) => {
  expect(read(limit)).toEqual({ limit: rows, sort: 'title' });
});
