import type { ClientBlock, ClientField } from 'payload';
import { expect, it } from 'vitest';
import { fieldAt } from './field-at';

const text = (name: string, maxLength?: number) => ({ name, type: 'text', maxLength }) as ClientField;
const cards = {
  slug: 'cards',
  fields: [text('heading', 140), { name: 'cards', type: 'array', fields: [text('title', 80)] }],
} as ClientBlock;
const fields = [
  text('title', 120),
  {
    type: 'tabs',
    tabs: [
      { label: 'Sections', fields: [{ name: 'blocks', type: 'blocks', blocks: [] }] },
      { name: 'meta', label: 'Search', fields: [text('description', 160)] },
    ],
  },
] as unknown as ClientField[];
const at = (path: string) => fieldAt(fields, path, (row) => (row === 'blocks.1' ? cards : undefined));

it.each([
  ['title', 120],
  ['blocks.1.heading', 140],
  ['blocks.1.cards.12.title', 80],
  ['meta.description', 160],
])('finds the field at %s with its limit', (path, maxLength) => {
  expect(at(path)).toMatchObject({ name: path.split('.').at(-1), maxLength });
});

it.each(['none', 'blocks.0.heading', 'blocks.1.cards.0.none'])('finds no field at %s', (path) => {
  expect(at(path)).toBeUndefined();
});
