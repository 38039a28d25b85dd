import { expect, test } from 'vitest';
import { viewOf } from './page-view';

test.each([
  ['title', { shows: 'settings' }],
  ['meta.description', { shows: 'settings' }],
  ['blocks', { shows: 'sections' }],
  ['blocks.0.heading', { shows: 'section', row: 'a' }],
  ['blocks.1.cards.0.title', { shows: 'section', row: 'b' }],
  // Deleted meanwhile.
  ['blocks.7.heading', { shows: 'sections' }],
])('%s is in the panel', (path, view) => {
  expect(viewOf(path, ['a', 'b'])).toEqual(view);
});
