import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { contentOf, withMissing } from './copy';

const field = (name: string, type = 'text', more: object = {}) =>
  ({ name, type, ...more }) as unknown as FlattenedField;
const fields = [
  field('title'),
  field('path', 'text', { custom: { holds: 'code', isOwnInTranslation: true } }),
  field('list', 'array', { flattenedFields: [field('text')] }),
  field('blocks', 'blocks', { blocks: [] }),
  field('lastEditor', 'relationship'),
];
const band = (id: string, points: string[] = []) => ({
  ...{ id, blockType: 'band', heading: `Heading ${id}` },
  points: points.map((point) => ({ id: point, text: point })),
});
const english = {
  id: 'one',
  title: 'Platform',
  path: '/platform',
  lastEditor: 'ada',
  list: [{ id: 'r1', text: 'One' }],
  blocks: [band('a'), band('b', ['x', 'y', 'z']), band('c')],
};

it('a translation keeps the ids of sections, not those of rows in tables, and gets its own path', () => {
  expect(contentOf(fields, english)).toEqual({ title: 'Platform', list: [{ text: 'One' }], blocks: english.blocks });
});

it('sections and rows that only the original has are added in the same order', () => {
  const own = { blocks: [{ ...band('b', ['x', 'z']), heading: 'Deutsch' }, band('own')] };
  const { data, sections, rows } = withMissing(fields, english, own);
  expect([sections, rows]).toEqual([2, 1]);
  const blocks = data.blocks as ReturnType<typeof band>[];
  expect(blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'own']);
  expect(blocks[1]?.heading).toBe('Deutsch');
  expect(blocks[1]?.points.map(({ id }) => id)).toEqual(['x', 'y', 'z']);
});

it('nothing is added to a complete translation', () => {
  expect(withMissing(fields, english, { blocks: english.blocks.toReversed() })).toEqual({
    data: {},
    sections: 0,
    rows: 0,
  });
});
