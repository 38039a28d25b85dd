import { expect, it } from 'vitest';
import type { Fields } from '@/payload/form-fields';
import { withTyped } from './with-typed';

/** A list of sections with a title each, and of the cards in the first one. */
const form = (sections: Record<string, string>, cards: string[] = []): Fields => ({
  title: { value: 'Page' },
  blocks: { value: Object.keys(sections).length, rows: Object.keys(sections).map((id) => ({ id })) },
  ...Object.fromEntries(Object.values(sections).map((value, at) => [`blocks.${at}.title`, { value }])),
  'blocks.0.cards': { value: cards.length, rows: cards.map((id) => ({ id })) },
});

it('what is typed while a section is put back stays, in the row where it was typed', () => {
  const before = form({ a: 'A', b: 'B' });
  const now = form({ a: 'A', b: 'B, longer' });
  const made = withTyped('blocks', before, now, form({ a: 'A', gone: 'Back', b: 'B' }));
  expect(made?.['blocks.1.title']?.value).toBe('Back');
  expect(made?.['blocks.2.title']?.value).toBe('B, longer');
  expect(made).not.toHaveProperty('title');
});

it.each([
  ['a section that was added', form({ a: 'A', b: 'B', new: 'New' })],
  ['a section that was removed', form({ a: 'A' })],
  ['sections that were moved', form({ b: 'B', a: 'A' })],
  ['a card that was added in one of them', form({ a: 'A', b: 'B' }, ['card'])],
])('with %s meanwhile, the list has to be made again', (_, now) => {
  expect(withTyped('blocks', form({ a: 'A', b: 'B' }), now, form({ a: 'A', gone: 'Back', b: 'B' }))).toBeUndefined();
});

it('what was typed in a row that is not in the new list goes with it', () => {
  const made = withTyped('blocks', form({ a: 'A', b: 'B' }), form({ a: 'A', b: 'B!' }), form({ a: 'A' }));
  expect(made).toEqual({
    blocks: { value: 1, rows: [{ id: 'a' }] },
    'blocks.0.title': { value: 'A' },
    'blocks.0.cards': { value: 0, rows: [] },
  });
});
