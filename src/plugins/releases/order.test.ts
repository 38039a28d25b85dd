import { expect, it } from 'vitest';
import { inOrder } from './order';

const move = (of: string, from?: string, to?: string) => ({ of, from, to });

it('keeps the order where no path changes hands', () => {
  expect(inOrder([move('a', '/a', '/a'), move('b', undefined, '/b'), move('c'), move('d', '/d', '/e')])).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

it('frees a path before it is taken, through any number of documents', () => {
  expect(inOrder([move('a', undefined, '/b'), move('b', '/b', '/c'), move('c', '/c', '/d')])).toEqual(['c', 'b', 'a']);
  expect(inOrder([move('a', '/a', '/b'), move('gone', '/b')])).toEqual(['gone', 'a']);
});

it('names documents that exchange their paths', () => {
  expect(inOrder([move('x'), move('a', '/a', '/b'), move('b', '/b', '/a')])).toEqual({ circle: ['a', 'b'] });
});
