import { type FlattenedBlock, flattenAllFields } from 'payload';
import { describe, expect, it } from 'vitest';
import { blocks } from '@/blocks';
import { collections } from '@/collections';
import { collect } from '@/plugins/checks/collect';
import { textsOf } from '@/search/texts';
import { seedDocuments } from '@/seed/documents';
import { fieldsOf, mapFields, type Schema, type Values } from './walk';

const shared = Object.fromEntries(
  blocks.map((block) => [block.slug, { ...block, flattenedFields: flattenAllFields({ fields: block.fields }) }]),
) as Schema['blocks'];
const schemas = new Map(
  collections.map(({ slug, fields }) => [slug, { fields: flattenAllFields({ fields }), blocks: shared }]),
);
const schemaOf = (slug: string): Schema => schemas.get(slug) ?? { fields: [], blocks: shared };

const documents = seedDocuments.map(
  ({ collection, name, data }) => [`${collection} ${name}`, schemaOf(collection), data as unknown as Values] as const,
);

describe.each(documents)('%s', (_, schema, document) => {
  it('is the same after a walk that changes nothing', () => {
    expect(mapFields(schema, document, ({ value }, below) => below(value))).toEqual(document);
  });

  it('has every field where its path says', () => {
    for (const { pointer, value } of fieldsOf(schema, document)) {
      const found = pointer.reduce<unknown>((inside, step) => (inside as Values | undefined)?.[step], document);
      expect(found).toBe(value);
    }
  });

  it('has no address and no code among the texts that are searched, translated and checked', () => {
    const { texts } = collect(schema, document);
    const words = [...textsOf(schema as never, schema.fields, document).map(({ parts }) => parts[0]?.text), texts]
      .flat()
      .map((one) => (typeof one === 'object' ? one.text : one));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((text) => /^(?:[/#]\S|https?:|mailto:|tel:|\+\d)/.test(text ?? ''))).toEqual([]);
  });
});

const block = (more: object) => ({ flattenedFields: [], ...more }) as unknown as FlattenedBlock;
const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more }) as never;
const schema: Schema = {
  fields: [text('title'), { name: 'blocks', type: 'blocks', blocks: [] } as never],
  blocks: {
    band: block({
      labels: { singular: 'Band' },
      flattenedFields: [
        text('pointsLabel'),
        text('old', { admin: { condition: (_: unknown, { isOld }: Values) => isOld } }),
        text('odd', { admin: { condition: () => JSON.parse('') } }),
      ],
    }),
  },
};

it('leaves out what a condition hides and sections without a block, and keeps a field whose condition fails', () => {
  const sections = [
    { blockType: 'band' },
    { blockType: 'gone' },
    { blockType: 'constructor' },
    null,
    { blockType: 'band', isOld: true },
  ];
  const found = [...fieldsOf(schema, { blocks: sections })].map(({ path }) => path);
  expect(found).toEqual([
    ...['title', 'blocks', 'blocks.0.pointsLabel', 'blocks.0.odd'],
    ...['blocks.4.pointsLabel', 'blocks.4.old', 'blocks.4.odd'],
  ]);
});

it('names a field after its section', () => {
  const [, , found] = fieldsOf(schema, { blocks: [{ blockType: 'band' }] });
  expect(found?.labels).toEqual(['Band', 'Points label']);
});
