import { expect, it } from 'vitest';
import { blockExamples } from './examples';
import { blocks } from './index';
import { sectionsSchema } from './shape';

const schema = sectionsSchema(blocks);
const faultsOf = (value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

it('every example is valid, and so is a section that was just added', () => {
  const all = Object.values(blockExamples).flatMap((kind) => Object.values(kind).map(({ block }) => block));
  expect(all.length).toBeGreaterThan(blocks.length);
  expect(faultsOf(all)).toEqual([]);
  expect(faultsOf(blocks.map(({ slug }) => ({ blockType: slug, id: null })))).toEqual([]);
});

it('accepts what the form sends for an empty list', () => {
  expect(faultsOf([{ blockType: 'hero', badges: 0, readings: '0', links: [], section: {} }])).toEqual([]);
  expect(faultsOf(0)).toEqual([]);
});

it('a section of a removed type passes: the page leaves it out', () => {
  expect(faultsOf([{ blockType: 'taken-out', anything: { at: 'all' } }])).toEqual([]);
});

const richText = (child: unknown) => ({ blockType: 'rich-text', body: { root: { type: 'root', children: [child] } } });

it('a link in a text may have lost its document', () => {
  const fields = { linkType: 'internal', doc: { relationTo: 'pages', value: null } };
  expect(faultsOf([richText({ type: 'link', fields, children: [{ type: 'text', text: 'words' }] })])).toEqual([]);
});

it('a picture in a text must be from the library', () => {
  const value = '00000000-0000-4000-8000-000000000001';
  expect(faultsOf([richText({ type: 'upload', relationTo: 'media', value })])).toEqual([]);
  expect(faultsOf([richText({ type: 'upload', relationTo: 'media', value: ['a'] })])).toEqual([
    '0.body.root.children.0.value: Choose a picture.',
  ]);
});

// The abuse suite managed to store each of these; the page then failed to render.
it.each([
  [1e308, ': Send a list of sections.'],
  [[null], '0: Choose a section.'],
  [[{ blockType: ['hero'] }], '0.blockType: Choose a section.'],
  [[{ blockType: 'hero', heading: { a: 1 } }], '0.heading: Enter a text.'],
  [[{ blockType: 'hero', readings: { a: 1 } }], '0.readings: Enter a list.'],
  [[{ blockType: 'hero', readings: [{ name: 'a' }, { name: ['b'] }] }], '0.readings.1.name: Enter a text.'],
  [[{ blockType: 'hero', section: { anchor: {} } }], '0.section.anchor: Enter a text.'],
  [[{ blockType: 'hero', section: { ground: 'chequered' } }], '0.section.ground: Choose one of the options.'],
  [[{ blockType: 'shared-section', document: { relationTo: 'white' } }], '0.document.relationTo'],
  [[{ blockType: 'shared-section', document: { relationTo: 'pages', value: '1e309' } }], '0.document.value'],
  [[richText('words')], '0.body'],
  [[richText({ type: 'constructor' })], '0.body.root.children.0.type: This is not a text of the editor.'],
  [[richText({ type: 'text', text: { a: 1 } })], '0.body.root.children.0.text: Enter a text.'],
])('%j is refused at the right place', (value, fault) => {
  expect(faultsOf(value)[0]).toContain(fault);
});
