import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import type { Schema } from '@/fields/walk';
import { collect } from './collect';

const field = (name: string, type: string, more: object = {}) => ({ name, type, ...more }) as unknown as FlattenedField;
const link = [
  field('label', 'text', { custom: { holds: 'linkWords' } }),
  field('kind', 'select'),
  field('address', 'text', { custom: { holds: 'address' } }),
];
const block = (level: number) => ({
  flattenedFields: [
    field('headline', 'text', { custom: { headingLevel: 1 } }),
    field('heading', 'text', { custom: { headingLevel: level } }),
    field('picture', 'upload'),
    field('link', 'group', {
      flattenedFields: link,
      admin: { condition: (_: unknown, row: Row) => !row.isBare },
    }),
    field('section', 'group', { flattenedFields: [field('ground', 'select', { custom: { holds: 'ground' } })] }),
    field('body', 'richText'),
  ],
});
const schema = {
  fields: [field('title', 'text'), field('path', 'text', { custom: { holds: 'code' } }), field('blocks', 'blocks')],
  blocks: { hero: block(1), band: block(2) } as unknown as Schema['blocks'],
};
type Row = { isBare?: boolean };
const node = (type: string, children: object[], more: object = {}) => ({ type, children, ...more });
const text = (words: string) => ({ type: 'text', text: words });

it('finds what visitors read, with its paths', () => {
  const body = {
    root: node('root', [
      node('heading', [text('Part')], { tag: 'h3' }),
      node('paragraph', [text('Look '), node('link', [text('here')])]),
      node('list', [node('listitem', [text('One')])]),
      { type: 'upload', value: 'file-2' },
    ]),
  };
  const found = collect(schema, {
    title: 'Page',
    path: '/page',
    blocks: [
      { blockType: 'hero', heading: 'A', picture: 'file-1', section: { ground: 'ocean' } },
      { blockType: 'band', heading: 'B', link: { label: 'Go', kind: 'address', address: '/x' }, body },
      { blockType: 'band', headline: 'Main', heading: 'D' },
      { blockType: 'unknown', heading: 'C' },
      { blockType: 'band', isBare: true, link: { label: 'Hidden', kind: 'none' } },
    ],
  });
  expect(found.texts.map(({ path, text: words }) => [path, words])).toEqual([
    ['title', 'Page'],
    ['blocks.0.heading', 'A'],
    ['blocks.1.heading', 'B'],
    ['blocks.1.link.label', 'Go'],
    ['blocks.1.body', 'Look here'],
    ['blocks.1.body', 'One'],
    ['blocks.2.headline', 'Main'],
    ['blocks.2.heading', 'D'],
  ]);
  expect(found.headings.map(({ level, text: words }) => [level, words])).toEqual([
    [1, 'A'],
    [2, 'B'],
    [3, 'Part'],
    [1, 'Main'],
    [2, 'D'],
  ]);
  expect(found.links.map(({ text: words }) => words)).toEqual(['Go', 'here']);
  expect(found.files.map(({ id }) => id)).toEqual(['file-1', 'file-2']);
  expect(found.grounds).toEqual([{ path: 'blocks.0.section.ground', ground: 'ocean' }]);
});
