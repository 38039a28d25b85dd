import { expect, test } from 'vitest';
import { type Box, freeSpot } from './free-spot';

const SIZE = 26;
const WIDTH = 1000;
const line = (top: number, left = 100, right = 600): Box => ({ top, left, right, bottom: top + 20 });

test('a mark stays where nothing is', () => {
  expect(freeSpot({ top: 300, left: 300 }, SIZE, [line(100)], WIDTH)).toEqual({ top: 300, left: 300 });
});

test('it goes to the nearest side of a line', () => {
  expect(freeSpot({ top: 92, left: 300 }, SIZE, [line(100)], WIDTH)).toEqual({ top: 72, left: 300 });
  expect(freeSpot({ top: 98, left: 590 }, SIZE, [line(100)], WIDTH)).toEqual({ top: 98, left: 602 });
});

test('it goes between neither lines nor other marks, nor beyond the page', () => {
  const lines = [line(40, 0, WIDTH), line(64, 0, WIDTH), line(88, 0, WIDTH)];
  expect(freeSpot({ top: 64, left: 300 }, SIZE, lines, WIDTH)).toEqual({ top: 110, left: 300 });
  const mark = { top: 110, left: 310, right: 336, bottom: 136 };
  expect(freeSpot({ top: 64, left: 300 }, SIZE, [...lines, mark], WIDTH)).toEqual({ top: 110, left: 282 });
});

test('where nothing near is free, it stays', () => {
  const page = Array.from({ length: 40 }, (_, index) => line(index * 20, 0, WIDTH));
  expect(freeSpot({ top: 400, left: 300 }, SIZE, page, WIDTH)).toEqual({ top: 400, left: 300 });
});
