import { type Field, type FlattenedBlock, flattenAllFields } from 'payload';
import { describe, expect, test } from 'vitest';
import { complete } from '@/fields/complete';
import type { Schema } from '@/fields/walk';
import { markFields } from './mark-fields';

const flat = (fields: Field[]) => flattenAllFields({ fields });
const card: Field[] = [
  { name: 'title', type: 'text', required: true },
  {
    type: 'row',
    fields: [
      { name: 'size', type: 'select', options: ['large'] },
      { name: 'note', type: 'textarea' },
    ],
  },
  {
    name: 'link',
    type: 'group',
    fields: [
      { name: 'label', type: 'text' },
      { name: 'address', type: 'text', custom: { holds: 'address' } },
    ],
  },
];
const schema: Schema = {
  fields: flat([
    { name: 'title', type: 'text' },
    { name: 'path', type: 'text', custom: { holds: 'code' } },
    { name: 'meta', type: 'group', custom: { holds: 'metadata' }, fields: [{ name: 'title', type: 'text' }] },
    { type: 'tabs', tabs: [{ label: 'Sections', fields: [{ name: 'blocks', type: 'blocks', blocks: [] }] }] },
  ]),
  blocks: {
    cards: {
      slug: 'cards',
      flattenedFields: flat([
        { name: 'heading', type: 'text', required: true },
        { name: 'highlight', type: 'text', custom: { holds: 'phrase' } },
        { name: 'cards', type: 'array', fields: card },
        { name: 'picture', type: 'upload', relationTo: 'media' },
        { name: 'body', type: 'richText' },
      ]),
    } as FlattenedBlock,
  },
};

describe('marked fields', () => {
  const mark = (text: string, path: string) => `${text}<${path}>`;
  const one = (block: Record<string, unknown>) => {
    const marked = markFields(schema, { blocks: [{ blockType: 'cards', ...block }] }, mark);
    return (marked.blocks as Record<string, unknown>[])[0];
  };

  test('texts carry the path of their form field, in lists and groups too', () => {
    expect(one({ heading: 'H', cards: [{ title: 'A' }, { title: 'B', note: 'N', link: { label: 'L' } }] })).toEqual({
      blockType: 'cards',
      heading: 'H<blocks.0.heading>',
      cards: [
        { title: 'A<blocks.0.cards.0.title>' },
        {
          title: 'B<blocks.0.cards.1.title>',
          note: 'N<blocks.0.cards.1.note>',
          link: { label: 'L<blocks.0.cards.1.link.label>' },
        },
      ],
    });
  });

  test('values for code or machines are not marked', () => {
    const page = { path: '/about', meta: { title: 'About' } };
    expect(markFields(schema, page, mark)).toEqual(page);
    const block = { highlight: 'gap', cards: [{ size: 'large', link: { address: '/book' } }] };
    expect(one(block)).toEqual({ blockType: 'cards', ...block });
  });

  test('rich text is marked in its leaves, a picture in its alt text', () => {
    const leaf = { type: 'text', text: 'Words' };
    const body = { root: { children: [{ type: 'paragraph', children: [leaf] }] } };
    expect(one({ picture: { id: '1', alt: 'A pump' }, body })).toMatchObject({
      picture: { id: '1', alt: 'A pump<blocks.0.picture>' },
      body: { root: { children: [{ children: [{ text: 'Words<blocks.0.body>' }] }] } },
    });
  });

  test('sections and pictures carry their place only on request', () => {
    const block = { blockType: 'cards', id: 'b', section: { ground: 'white' }, picture: { id: '1', alt: '' } };
    const places = markFields(schema, { blocks: [block] }, mark, (path) => `in ${path}`);
    expect(places.blocks).toMatchObject([
      {
        section: { ground: 'white', mark: 'in blocks.0', row: 'b' },
        picture: { id: '1', alt: '<blocks.0.picture>', mark: 'in blocks.0.picture' },
      },
    ]);
    const marked = JSON.stringify(markFields(schema, { blocks: [block] }, mark));
    expect(marked).not.toContain('"mark"');
  });

  test('the document itself is not changed', () => {
    const page = { title: 'About', blocks: [{ blockType: 'cards', heading: 'H' }] };
    markFields(schema, page, mark);
    expect(page).toEqual({ title: 'About', blocks: [{ blockType: 'cards', heading: 'H' }] });
  });
});

describe('a form that is being filled in', () => {
  test('gets every list and every required text', () => {
    // Payload sends an empty list as 0.
    expect(complete(schema, { blocks: 0 }).blocks).toEqual([]);
    expect(complete(schema, { blocks: [{ blockType: 'cards', cards: [{ title: null }] }] })).toMatchObject({
      meta: {},
      blocks: [{ heading: '', cards: [{ title: '', link: {} }] }],
    });
  });

  test('loses invalid rows, and keeps those of unknown kinds, so that the others keep their numbers', () => {
    const unknown = { blockType: 'unknown', cards: 'as stored' };
    expect(complete(schema, { blocks: [null, 'text', unknown] }).blocks).toEqual([unknown]);
  });
});
