import type { Industry, Page } from '@payload-types';
import { expect, test } from 'vitest';
import type { WholeDocuments } from '@/data/whole-documents';
import { industries } from '@/seed/content/industries';
import { industrySections } from './industry-sections';
import { expandSharedSections, sharedDocuments, shownSections } from './shared-sections';
import type { BlockOf } from './types';

const [seeded] = industries;
const industry = { ...seeded, id: 'an-industry' } as Industry;
const whole: WholeDocuments = new Map([[industry.id, { relationTo: 'industries', value: industry }]]);
const expand = (...blocks: Parameters<typeof expandSharedSections>[0]) => expandSharedSections(blocks, whole);
const settings = { ground: 'graphite', spacing: 'compact' } as const;
const shared = (overrides: Partial<BlockOf<'shared-section'>>): BlockOf<'shared-section'> => ({
  blockType: 'shared-section',
  document: { relationTo: 'industries', value: industry },
  anchor: 'capabilities',
  section: settings,
  ...overrides,
});

const documented = ['hero', 'challenge', 'capabilities', 'architecture', 'deployment', 'next'];
const anchorsOf = (overrides: Partial<Industry>) =>
  industrySections({ ...industry, ...overrides }).map(({ section }) => section.anchor);

test('an industry has six sections in the order of the document', () => {
  expect(anchorsOf({ ownSection: [] })).toEqual(documented);
  expect(anchorsOf({ ownSection: null })).toEqual(documented);
});

test('its drawing has the chosen position, its sources follow the challenge, and the others keep their order', () => {
  expect(anchorsOf({ ownSectionAfter: 'hero' })).toEqual([
    'hero',
    'renewals',
    'challenge',
    'evidence',
    ...documented.slice(2),
  ]);
  expect(anchorsOf({ ownSectionAfter: 'deployment' })).toEqual([
    ...documented.toSpliced(2, 0, 'evidence').slice(0, 6),
    'renewals',
    'next',
  ]);
});

test('sections have the layouts chosen in the industry', () => {
  const { capabilities, architecture } = industry;
  const arranged = { ...industry, capabilities: { ...capabilities, layout: 'grid' as const } };
  const layouts = industrySections({ ...arranged, architecture: { ...architecture, layout: 'rows' } });
  expect(layouts.find(({ blockType }) => blockType === 'capability-cards')).toMatchObject({ layout: 'grid' });
  expect(layouts.find(({ blockType }) => blockType === 'dimension-cards')).toMatchObject({ layout: 'rows' });
});

test('a shared section shows the words of the other document on its own ground', () => {
  const [block] = expand(shared({}));
  expect(block).toMatchObject({
    blockType: 'capability-cards',
    heading: 'Intelligence capabilities',
    cards: industry.capabilities.cards,
    section: { ...settings, anchor: 'capabilities' },
  });
});

test('it uses the requested layout if the section offers it, otherwise its own', () => {
  expect(expand(shared({ layout: 'rows' }))[0]).toMatchObject({ layout: 'rows' });
  expect(expand(shared({ layout: 'openings' }))[0]).toMatchObject({ layout: 'plate' });
});

test('a missing or unpublished section is left out', () => {
  expect(expand(shared({ anchor: 'nowhere' }))).toEqual([]);
  expect(expand(shared({ document: { relationTo: 'industries', value: 'not-published' } }))).toEqual([]);
});

test('a hidden section is not shown anywhere', () => {
  const hidden = shared({ section: { ...settings, hidden: true } });
  expect(shownSections([hidden, shared({})])).toEqual([shared({})]);
  const [hero] = industrySections(industry);
  const page = { id: 'a-page', blocks: [{ ...hero, section: { ...settings, anchor: 'top', hidden: true } }] } as Page;
  const both: WholeDocuments = new Map([...whole]).set(page.id, { relationTo: 'pages', value: page });
  const block = shared({ document: { relationTo: 'pages', value: page.id }, anchor: 'top' });
  expect(expandSharedSections([block], both)).toEqual([]);
});

test('a section that is itself shared is not followed', () => {
  const page = { id: 'a-page', blocks: [shared({ section: { ...settings, anchor: 'again' } })] } as Page;
  const both: WholeDocuments = new Map([...whole]).set(page.id, { relationTo: 'pages', value: page });
  const block = shared({ document: { relationTo: 'pages', value: page.id }, anchor: 'again' });
  expect(expandSharedSections([block], both)).toEqual([]);
});

test('needs exactly the documents that its blocks name', () => {
  expect(sharedDocuments([shared({})])).toEqual([{ relationTo: 'industries', value: industry }]);
});

test.each([
  ['names no document', undefined],
  ['names none any more', null],
  ['names one of a collection that no longer exists', { relationTo: 'products', value: 'a-product' }],
])('a section that %s is left out, and the page stays', (_, document) => {
  const lost = shared({ document: document as never });
  expect(sharedDocuments([lost, shared({})])).toEqual([{ relationTo: 'industries', value: industry }]);
  expect(expand(lost)).toEqual([]);
});
