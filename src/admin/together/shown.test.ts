import type { ClientBlock, ClientField } from 'payload';
import { expect, it, vi } from 'vitest';
import { body, h2, p } from '@/seed/write';
import { fieldName } from './field-name';
import { wordsOf } from './words';

vi.mock('@payloadcms/ui', () => ({ useRowLabel: vi.fn() }));

const heading = { name: 'heading', type: 'text', label: 'Headline' } as ClientField;
const links = {
  name: 'links',
  type: 'array',
  label: 'Links',
  labels: { singular: 'Link', plural: 'Links' },
  fields: [{ type: 'row', fields: [{ name: 'label', type: 'text', label: 'Label' }] }],
} as ClientField;
const hero = { slug: 'hero', labels: { singular: 'Hero', plural: 'Heroes' }, fields: [heading, links] } as ClientBlock;
const fields = [
  { name: 'title', type: 'text', label: 'Title' },
  { type: 'tabs', tabs: [{ label: 'Content', fields: [{ name: 'blocks', type: 'blocks', label: 'Sections' }] }] },
] as ClientField[];
const document = {
  blocks: [{ id: 'a' }, { id: 'b', blockType: 'hero', heading: 'Read the river', links: [{ id: 'l', label: 'Go' }] }],
};
const nameOf = (place: Parameters<typeof fieldName>[2]) => fieldName(fields, document, place, () => hero);

it('names a field as its form does, with its section and row', () => {
  expect(nameOf(['title'])).toBe('Title');
  expect(nameOf(['blocks', { row: 'b' }, 'heading'])).toBe('Sections, 2 Hero: Read the river, Headline');
  expect(nameOf(['blocks', { row: 'b' }, 'links', { row: 'l' }, 'label'])).toBe(
    'Sections, 2 Hero: Read the river, Links, 1 Link: Go, Label',
  );
});

it('shows the value of any kind of field as plain lines', () => {
  expect(wordsOf('One\nTwo')).toBe('One\nTwo');
  expect(wordsOf(body(h2('Above'), p('Below.')))).toBe('Above\nBelow.');
  expect(
    wordsOf([
      { id: 'x', label: 'First' },
      { id: 'y', label: 'Second' },
    ]),
  ).toBe('First\nSecond');
  expect(wordsOf(true)).toBe('Yes');
  expect(wordsOf('00000000-0000-4000-8000-000000000000')).toBe('Another document');
  expect(wordsOf(null)).toBe('');
});
