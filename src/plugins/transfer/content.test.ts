import type { FlattenedBlock, FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { denyField } from '@/access/rules';
import { afterWhatTheyNeed } from '@/lib/after-what-they-need';
import { canonical, contentOf, fingerprintOf, unknownFields, unknownKinds } from './content';

const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more }) as FlattenedField;
const blocks = { name: 'blocks', type: 'blocks', blocks: [] } as unknown as FlattenedField;
const fields = [
  text('title'),
  text('language', { access: { update: denyField } }),
  text('variantOf', { access: { create: denyField, update: denyField } }),
  text('_status'),
  text('worked', { virtual: true }),
  blocks,
];

const document = { id: 'a', title: 'Words', language: 'de', variantOf: 'b', _status: 'draft', worked: 'x' };

describe('the content of a document', () => {
  it('is what a person may set: some fields only on creation', () => {
    expect(contentOf(fields, document, 'create')).toEqual({ title: 'Words', language: 'de' });
    expect(contentOf(fields, document, 'update')).toEqual({ title: 'Words', blocks: null });
  });

  it('has one fingerprint, in whatever order and state it was saved', () => {
    const same = { blocks: [], _status: 'published', title: 'Words', id: 'other' };
    expect(fingerprintOf(fields, same)).toBe(fingerprintOf(fields, document));
    expect(fingerprintOf(fields, { ...document, title: 'Others' })).not.toBe(fingerprintOf(fields, document));
  });

  it('is the same without what is empty, but not without its order', () => {
    expect(canonical({ b: [{ c: null, d: { e: undefined } }, 1], a: '' })).toEqual({ a: '', b: [null, 1] });
    expect(canonical([1, 2])).not.toEqual(canonical([2, 1]));
  });
});

it('fields and kinds of sections that a site does not have are named', () => {
  const known = {
    blocks: { hero: { slug: 'hero', flattenedFields: [] as FlattenedField[] } as unknown as FlattenedBlock },
  };
  const sections = [{ blockType: 'hero' }, { blockType: 'carousel' }, { blockType: 'constructor' }];
  expect(unknownKinds(known, fields, { blocks: sections })).toEqual(['carousel', 'constructor']);
  expect(unknownFields(fields, { title: 'Words', color: 'red', shape: null })).toEqual(['color']);
});

it('each document comes after those that it leads to, also in a circle', () => {
  const needs: Record<string, string[]> = { a: ['b'], b: ['c', 'elsewhere'], c: ['a'], d: [] };
  expect(
    afterWhatTheyNeed(
      ['a', 'b', 'c', 'd'],
      (id) => id,
      (id) => needs[id] ?? [],
    ),
  ).toEqual(['c', 'b', 'a', 'd']);
});
