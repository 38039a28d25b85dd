import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { blocks } from '@/blocks';
import { designLast } from './design-last';
import { traitsOf } from './traits';

const namesOf = (fields: Field[]) => fields.map((field) => ('name' in field ? field.name : ''));

test('design follows content, each in its own order', () => {
  const text = (name: string, isDesign = false): Field => ({ name, type: 'text', custom: { isDesign } });
  const fields = designLast([text('layout', true), text('heading'), text('ground', true), text('intro')]);
  expect(namesOf(fields)).toEqual(['heading', 'intro', 'design', 'layout', 'ground']);
});

test.each(blocks.map((block) => [block.slug, block] as const))('%s asks for its content first', (_, { fields }) => {
  const at = namesOf(fields).indexOf('design');
  expect(fields.findIndex((field) => traitsOf(field).isDesign)).toBe(at + 1);
  expect(namesOf(fields).slice(at)).toContain('section');
});

const contentOf = (slug: string) => {
  const names = namesOf(blocks.find((block) => block.slug === slug)?.fields ?? []);
  return names.slice(1, names.indexOf('design'));
};

test('a hero and a call to action ask for what they say, and where they lead', () => {
  expect(contentOf('hero')).toEqual(['heading', 'intro', 'links', 'picture']);
  expect(contentOf('cta-band').slice(0, 2)).toEqual(['heading', 'text']);
});

test.each(blocks.map(({ slug }) => slug))('labels, drawings and short facts of %s are under its design', (slug) => {
  const look = ['badge', 'highlight', 'badges', 'facts', 'figure', 'layout'];
  expect(contentOf(slug).filter((name) => look.includes(name))).toEqual([]);
});
