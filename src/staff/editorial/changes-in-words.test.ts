import { flattenAllFields } from 'payload';
import { expect, it } from 'vitest';
import { blocks } from '@/blocks';
import { industries } from '@/collections/industries';
import { pages } from '@/collections/pages';
import { changesInWords, changesOf } from './changes-in-words';

const bySlug = Object.fromEntries(
  blocks.map((block) => [block.slug, { ...block, flattenedFields: flattenAllFields({ fields: block.fields }) }]),
);
const section = { ground: 'white', spacing: 'standard' };
const hero = { id: 'a', blockType: 'hero', heading: 'One', primary: { label: 'Go' }, section };
const statement = { id: 'b', blockType: 'statement', text: 'Two', section };
const page = { id: '1', title: 'Home', path: '/', blocks: [hero, statement], _status: 'draft', lastEditor: 'x' };

it.each([
  ['nothing but its state', { ...page, _status: 'published', lastEditor: 'y', updatedAt: 'now' }, []],
  ['its name and path', { ...page, title: 'Start', path: '/start' }, ['Title', 'Path']],
  ['words of a section', { ...page, blocks: [{ ...hero, heading: 'New' }, statement] }, ['Hero: Heading']],
  [
    'its sections',
    { ...page, blocks: [hero, { ...statement, id: 'c', blockType: 'metrics' }] },
    ['Metrics added', 'Statement removed'],
  ],
  ['their order', { ...page, blocks: [statement, hero] }, ['Order of the sections']],
  ['what search engines show', { ...page, meta: { title: 'Found' } }, ['Search and sharing']],
])('a page that differs in %s', (_, after, words) => {
  expect(changesInWords(flattenAllFields({ fields: pages.fields }), bySlug, page, after)).toEqual(words);
});

it('the sections that differ, and the versions they are in', () => {
  const after = {
    ...page,
    blocks: [
      { ...hero, heading: 'New' },
      { ...statement, id: 'c', blockType: 'metrics' },
    ],
  };
  const sections = changesOf(flattenAllFields({ fields: pages.fields }), bySlug, page, after);
  expect(sections.map(({ section }) => section)).toEqual([
    { id: 'c', isBefore: false, isAfter: true },
    { id: 'b', isBefore: true, isAfter: false },
    { id: 'a', isBefore: true, isAfter: true },
  ]);
});

it('an industry that differs in a part of a named tab', () => {
  const fields = flattenAllFields({ fields: industries.fields });
  const before = { title: 'Energy', hero: { heading: 'One' }, challenge: { heading: 'Two' } };
  expect(changesInWords(fields, bySlug, before, { ...before, hero: { heading: 'New' } })).toEqual(['Hero']);
});
