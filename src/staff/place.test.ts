import type { FlattenedField, Payload } from 'payload';
import { expect, it } from 'vitest';
import { placeInWords } from '@/staff/place';

const field = (name: string, type: string, more: object = {}) => ({ name, type, ...more }) as unknown as FlattenedField;
const cards = field('cards', 'array', { labels: { singular: 'Card' }, flattenedFields: [field('shortText', 'text')] });
const hero = {
  labels: { singular: 'Hero' },
  flattenedFields: [field('heading', 'text', { label: 'Headline' }), cards],
};
const payload = { blocks: { hero } } as unknown as Pick<Payload, 'blocks'>;
const fields = [field('blocks', 'blocks'), field('meta', 'group', { flattenedFields: [field('title', 'text')] })];
const document = {
  blocks: [{ blockType: 'hero', heading: 'See sooner', cards: [{ title: 'One' }, {}] }, { blockType: 'gone' }],
};

it.each([
  ['', ''],
  ['meta.title', 'Meta, Title'],
  ['blocks.0', 'Hero 1 “See sooner”'],
  ['blocks.0.heading', 'Hero 1 “See sooner”, Headline'],
  ['blocks.0.cards.0.shortText', 'Hero 1 “See sooner”, Card 1 “One”, Short Text'],
  ['blocks.0.cards.1', 'Hero 1 “See sooner”, Card 2'],
  ['blocks.1.heading', 'Row 2'],
  ['unknown', ''],
])('%j is called %j', (path, words) => {
  expect(placeInWords(payload, fields, document, path)).toBe(words);
});
