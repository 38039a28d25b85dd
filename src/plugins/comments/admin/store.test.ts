import { expect, it } from 'vitest';
import { countsOf } from './store';

it('counts the open comments of each section, wherever in it they are', () => {
  const open = { resolvedAt: null };
  const counts = countsOf([
    { ...open, anchor: 'blocks.~a' },
    { ...open, anchor: 'blocks.~a.cards.~1.title' },
    { ...open, anchor: 'blocks.~b.heading' },
    { anchor: 'blocks.~b.heading', resolvedAt: '2026-11-23T00:00:00.000Z' },
    { ...open, anchor: 'title' },
  ]);
  expect([...counts]).toEqual([
    ['a', '2 comments'],
    ['b', '1 comment'],
  ]);
});
