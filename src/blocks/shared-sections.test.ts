import type { Industry, Page } from '@payload-types';
import { expect, test } from 'vitest';
import { industries } from '../seed/content/industries';
import { industrySections } from './industry-sections';
import { expandSharedSections } from './shared-sections';
import type { BlockOf } from './types';

const [industry] = industries as unknown as [Industry];
const settings = { ground: 'graphite', spacing: 'compact' } as const;
const shared = (overrides: Partial<BlockOf<'shared-section'>>): BlockOf<'shared-section'> => ({
  blockType: 'shared-section',
  document: { relationTo: 'industries', value: industry },
  anchor: 'capabilities',
  section: settings,
  ...overrides,
});

test('an industry has six sections in the order of the document', () => {
  expect(industrySections(industry).map(({ section }) => section.anchor)).toEqual([
    'hero',
    'challenge',
    'capabilities',
    'architecture',
    'deployment',
    'next',
  ]);
});

test('a shared section shows the words of the other document on its own ground', () => {
  const [block] = expandSharedSections([shared({})]);
  expect(block).toMatchObject({
    blockType: 'capability-cards',
    heading: 'Intelligence capabilities',
    cards: industry.capabilities.cards,
    section: { ...settings, anchor: 'capabilities' },
  });
});

test('it takes another arrangement that the section offers, and keeps its own otherwise', () => {
  expect(expandSharedSections([shared({ layout: 'rows' })])[0]).toMatchObject({ layout: 'rows' });
  expect(expandSharedSections([shared({ layout: 'openings' })])[0]).toMatchObject({ layout: 'plate' });
});

test('a section that is gone or not published is left out', () => {
  expect(expandSharedSections([shared({ anchor: 'nowhere' })])).toEqual([]);
  expect(expandSharedSections([shared({ document: { relationTo: 'industries', value: 'an-id' } })])).toEqual([]);
});

test('a section that is itself shared is not followed', () => {
  const page = { blocks: [shared({ section: { ...settings, anchor: 'again' } })] } as Page;
  expect(expandSharedSections([shared({ document: { relationTo: 'pages', value: page }, anchor: 'again' })])).toEqual(
    [],
  );
});
