import { seedId } from '../ids';
import type { SeedBlock, SeedIndustry, SeedPage } from '../types';
import { as, toAddress } from '../write';
import { energy } from './industries/energy';
import { insurance } from './industries/insurance';

type Hero = Extract<SeedBlock, { blockType: 'hero' }>;
type Shared = Extract<SeedBlock, { blockType: 'shared-section' }>;
type Ground = Shared['section']['ground'];

const owner = (industry: SeedIndustry) => ({
  relationTo: 'industries' as const,
  value: seedId('industries', industry.slug),
});

const opening = (industry: SeedIndustry, ground: Ground, layout: Hero['layout'], more: Partial<Hero> = {}): Hero => ({
  blockType: 'hero',
  layout,
  heading: industry.hero.heading,
  intro: industry.hero.intro,
  figure: industry.figure,
  links: [
    as('gradient', toAddress('Book a discovery session', '/book')),
    as('outline', toAddress('What it senses', '#capabilities')),
  ],
  section: { ground, spacing: 'standard', anchor: 'hero' },
  ...more,
});

const shared = (industry: SeedIndustry, anchor: string, ground: Ground, layout?: Shared['layout']): Shared => ({
  blockType: 'shared-section',
  document: owner(industry),
  anchor,
  layout,
  section: { ground, spacing: 'standard', anchor },
});

const meta = (industry: SeedIndustry, title: string, description: string): SeedPage['meta'] => ({
  title,
  description,
  hideFromSearch: true,
  canonical: owner(industry),
});

/** Texts stay in the industry, except the hero's (decisions, "Routes"). */
export const industryVariants: SeedPage[] = [
  {
    title: 'Insurance, frost and indigo',
    path: '/solutions/insurance-alt',
    blocks: [
      // Gradient text needs a dark ground, so this headline has none.
      opening(insurance, 'frost', 'reversed', { readings: insurance.hero.readings }),
      shared(insurance, 'challenge', 'white', 'rows'),
      shared(insurance, 'capabilities', 'indigo', 'grid'),
      shared(insurance, 'deployment', 'white', 'ledger'),
      shared(insurance, 'architecture', 'graphite', 'rows'),
      shared(insurance, 'next', 'frost'),
    ],
    meta: meta(
      insurance,
      'Insurance in frost and indigo',
      'The insurance page in another composition: the drawing first, capabilities on indigo, and deployment as a ledger before the architecture.',
    ),
  },
  {
    title: 'Energy, blue',
    path: '/solutions/energy-alt-blue',
    blocks: [
      opening(energy, 'ocean', 'reversed', { highlight: energy.hero.highlight, readings: energy.hero.readings }),
      shared(energy, 'capabilities', 'white', 'rows'),
      shared(energy, 'challenge', 'frost', 'rows'),
      shared(energy, 'architecture', 'graphite', 'grid'),
      shared(energy, 'deployment', 'white', 'columns'),
      shared(energy, 'next', 'ocean'),
    ],
    meta: meta(
      energy,
      'Energy in ocean and frost',
      'The energy page in another composition: on ocean and frost, with what it senses ahead of the challenge and the five dimensions as a grid.',
    ),
  },
  {
    title: 'Energy, dark',
    path: '/solutions/energy-alt-dark',
    blocks: [
      // Text covers the drawing here, so its nodes have no readings.
      opening(energy, 'graphite', 'centered', { highlight: energy.hero.highlight }),
      shared(energy, 'architecture', 'graphite', 'rows'),
      shared(energy, 'challenge', 'graphite', 'split'),
      shared(energy, 'capabilities', 'indigo', 'grid'),
      shared(energy, 'deployment', 'graphite', 'ledger'),
      shared(energy, 'next', 'graphite'),
    ],
    meta: meta(
      energy,
      'Energy on graphite',
      'The energy page in another composition: graphite from top to bottom, the architecture first, and one indigo section for what it senses.',
    ),
  },
];
