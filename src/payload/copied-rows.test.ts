import type { FormField } from 'payload';
import { expect, it } from 'vitest';
import { lossBetween } from '@/admin/history/events';
import { type Clipboard, pasteAtEnd, pastedOver } from './copied-rows';
import { type Fields, withoutLeftovers } from './form-fields';

const field = (value: unknown): FormField => ({ value, initialValue: value, valid: true });
const list = (...ids: string[]): FormField => ({ value: ids.length, rows: ids.map((id) => ({ id })) });
const page: Fields = {
  blocks: list('a', 'b', 'c'),
  ...Object.fromEntries(['A', 'B', 'C'].map((words, index) => [`blocks.${index}.heading`, field(words)])),
  'blocks.0.cards': list('d'),
  'blocks.0.cards.0.title': field('One'),
};
const copied: Clipboard = {
  path: 'blocks',
  rowIndex: 4,
  data: {
    'blocks.4.id': field('x'),
    'blocks.4.blockType': field('columns'),
    'blocks.4.heading': { ...field('X'), lastRenderedPath: 'blocks.4.heading' },
    'blocks.4.cards': list('y'),
    'blocks.4.cards.0.id': field('y'),
  },
};
const afterPaste: Fields = { blocks: list('x'), 'blocks.0.heading': field('X'), 'blocks.0.cards': list('y') };

it('a paste into a list is appended, and existing rows stay', () => {
  expect(pastedOver(page, afterPaste, copied)).toBe('blocks');
  const pasted = pasteAtEnd(page, 'blocks', copied);
  expect(pasted).toMatchObject(Object.fromEntries(Object.entries(page).filter(([path]) => path !== 'blocks')));
  expect(pasted.blocks).toMatchObject({
    value: 4,
    rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { blockType: 'columns' }],
  });
  expect(pasted['blocks.3.heading']).toEqual(field('X'));
});

it('a pasted section and its lists get new ids', () => {
  const pasted = pasteAtEnd(page, 'blocks', copied);
  const [id, inner] = [pasted['blocks.3.id']?.value, pasted['blocks.3.cards.0.id']?.value];
  expect([id, inner]).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/), expect.stringMatching(/^[0-9a-f]{24}$/)]);
  expect(pasted.blocks?.rows?.[3]?.id).toBe(id);
  expect(pasted['blocks.3.cards']?.rows?.[0]?.id).toBe(inner);
});

it('a copied list keeps its order', () => {
  const data = { blocks: list('x', 'y'), 'blocks.0.heading': field('X'), 'blocks.1.heading': field('Y') };
  const pasted = pasteAtEnd(page, 'blocks', { path: 'blocks', data });
  expect([3, 4].map((index) => pasted[`blocks.${index}.heading`]?.value)).toEqual(['X', 'Y']);
});

it.each([
  ['removing one', { ...page, blocks: list('a', 'b') }],
  ['a copy beside it', { ...page, blocks: list('a', 'x', 'b', 'c') }],
  ['a section whose own list was pasted over with it', { ...page, 'blocks.0.cards': list('y') }],
])('%s is not a paste over a list', (_, after) => {
  expect(pastedOver(page, after, copied)).toBeUndefined();
});

it.each<[string, Fields, string | undefined]>([
  ['a section is removed', { blocks: list('a', 'c'), 'blocks.1.heading': field('C') }, 'The section was removed.'],
  ['two are removed', { blocks: list('b') }, '2 sections were removed.'],
  ['a line is removed', { ...page, 'blocks.0.cards': list() }, 'Removed from the list.'],
  [
    'a section is pasted over',
    { ...page, 'blocks.0.heading': field('X'), 'blocks.0.cards': list('y') },
    'The section was replaced with the copied one.',
  ],
  ['a section is added', { ...page, blocks: list('a', 'b', 'c', 'd') }, undefined],
  [
    'sections change places',
    { ...page, blocks: list('b', 'a', 'c'), 'blocks.0.heading': field('B'), 'blocks.1.heading': field('A') },
    undefined,
  ],
  ['words are typed', { ...page, 'blocks.0.heading': field('AA') }, undefined],
])('when %s, the notice says: %s', (_, after, words) => {
  expect(lossBetween(page, after)).toBe(words);
});

it('drops the fields of removed rows', () => {
  const late = { ...page, 'blocks.3.heading': field('Late'), 'blocks.0.cards.1.title': field('Late') };
  expect(withoutLeftovers(late)).toEqual(page);
  expect(withoutLeftovers(page)).toBe(page);
});
