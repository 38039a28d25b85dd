import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { fingerprint, linesOf, pointerAt, valueAt } from './lines';

const field = (name: string, type = 'text', more: object = {}) =>
  ({ name, type, ...more }) as unknown as FlattenedField;
const band = {
  slug: 'band',
  labels: { singular: 'Band' },
  flattenedFields: [field('heading', 'text', { maxLength: 20 })],
};
const story = {
  slug: 'story',
  labels: { singular: 'Story' },
  flattenedFields: [
    field('heading'),
    field('body', 'richText'),
    field('points', 'array', { flattenedFields: [field('text')] }),
  ],
};
const blocks = { band, story } as never;
const fields = [
  field('title'),
  field('path', 'text', { custom: { holds: 'code', isOwnInTranslation: true } }),
  field('list', 'array', { flattenedFields: [field('text')] }),
  field('blocks', 'blocks', { blocks: [] }),
];

const words = (text: string, format = 0) => ({ type: 'text', text, format });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const document = {
  title: 'Platform',
  path: '/platform',
  list: [
    { id: 'r1', text: 'One' },
    { id: 'r2', text: 'Two' },
  ],
  blocks: [
    { id: 'b1', blockType: 'band', heading: 'See sooner' },
    {
      id: 'b2',
      blockType: 'story',
      heading: 'Why',
      body: {
        root: {
          children: [
            paragraph(words('A '), words('bold', 1), words(' line')),
            paragraph({ type: 'link', children: [words('Read more')] }),
          ],
        },
      },
      points: [
        { id: 'p1', text: 'First' },
        { id: 'p2', text: '18:00' },
        { id: 'p3', text: '1,148' },
      ],
    },
  ],
};
const lines = linesOf({ blocks }, fields, document);

describe('the texts of a document', () => {
  it('have keys that survive reordering: sections and their rows by id, other rows by number', () => {
    expect(lines.map(({ key, text }) => [key, text])).toEqual([
      ['title', 'Platform'],
      ['list.0.text', 'One'],
      ['list.1.text', 'Two'],
      ['blocks.~b1.heading', 'See sooner'],
      ['blocks.~b2.heading', 'Why'],
      ['blocks.~b2.body#0', 'A <1 bold>bold</> line'],
      ['blocks.~b2.body#1', '<1 link>Read more</>'],
      ['blocks.~b2.points.~p1.text', 'First'],
      // Separators differ between languages; 18:00 is the same in all of them.
      ['blocks.~b2.points.~p3.text', '1,148'],
    ]);
    const moved = linesOf({ blocks }, fields, { ...document, blocks: document.blocks.toReversed() });
    expect(moved.map(({ key }) => key).toSorted()).toEqual(lines.map(({ key }) => key).toSorted());
  });

  it('belong to a section, and know the limit of their field', () => {
    expect(lines.map(({ section }) => section)).toEqual([
      ...['', 'list', 'list', 'blocks.~b1'],
      ...Array(5).fill('blocks.~b2'),
    ]);
    expect(lines.map(({ most }) => most)).toEqual([undefined, undefined, undefined, 20, ...Array(5)]);
  });

  it('are found by their key', () => {
    for (const { key, pointer } of lines.filter((line) => !line.key.includes('#')))
      expect([key, pointerAt(key, document)?.join('.')]).toEqual([key, pointer.join('.')]);
    expect(pointerAt('blocks.~gone.heading', document)).toBeUndefined();
    expect(pointerAt('list.7.text', document)).toBeUndefined();
    expect(valueAt(document, pointerAt('blocks.~b2.points.~p1.text', document) ?? [])).toBe('First');
  });
});

it('a fingerprint ignores differences that XML loses', () => {
  expect(fingerprint('one\r\ntwo')).toBe(fingerprint('one\ntwo'));
  expect(fingerprint('one\u000btwo')).toBe(fingerprint('onetwo'));
  expect(fingerprint('one')).not.toBe(fingerprint('One'));
});
