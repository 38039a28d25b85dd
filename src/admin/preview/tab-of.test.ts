import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { tabOf } from './tab-of';

const text = (name: string) => ({ name, type: 'text' });
const fields = [
  text('title'),
  {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: [{ type: 'row', fields: [text('headline')] }] },
      { label: 'Search and sharing', fields: [{ name: 'meta', type: 'group', fields: [text('title')] }] },
    ],
  },
] as ClientField[];

test.each([
  ['headline', 0],
  ['meta', 1],
  // Above the tabs, although a group in one of them has a title, too.
  ['title', undefined],
])('%s is in tab %s', (name, tab) => {
  expect(tabOf(fields, name)).toBe(tab);
});
