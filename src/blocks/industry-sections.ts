import type { Industry } from '@payload-types';
import { languageOf } from '@/lib/languages';
import { words } from '@/lib/words';
import type { Block, ViewedBlock } from './types';

const white = { ground: 'white', spacing: 'standard' } as const;

/**
 * An industry page as page blocks, so that other pages can show its sections. Anchors: hero, challenge, capabilities,
 * architecture, deployment, next (content document, "Industry detail pages"), and the industry's own sections. Its
 * sources follow the challenge that they show.
 */
export function industrySections(industry: Industry): ViewedBlock[] {
  const fixed = fixedSections(industry);
  const place = industry.ownSectionAfter ?? 'challenge';
  const own = (industry.ownSection ?? []).filter(isViewed);
  const isProduct = ({ blockType }: ViewedBlock) => blockType === 'product-view';
  return fixed.flatMap((section) => [
    section,
    ...(section.section.anchor === place ? own.filter((block) => !isProduct(block)) : []),
    ...(section.section.anchor === 'challenge' ? own.filter(isProduct) : []),
  ]);
}

/** Sections of other pages are not offered here (collections/sections.ts). */
const isViewed = (block: Block): block is ViewedBlock => block.blockType !== 'shared-section';

function fixedSections(industry: Industry): ViewedBlock[] {
  const { hero, challenge, capabilities, architecture, deployment, next } = industry;
  const names = words[languageOf(industry)].industry;
  return [
    {
      blockType: 'hero',
      layout: 'split',
      heading: hero.heading,
      highlight: hero.highlight,
      intro: hero.intro,
      links: [{ ...hero.primary, appearance: 'gradient' }],
      figure: industry.figure,
      readings: hero.readings,
      section: { ground: 'graphite', spacing: 'standard', anchor: 'hero' },
    },
    {
      blockType: 'signal-chart',
      heading: names.challenge,
      ...challenge,
      section: { ...white, anchor: 'challenge' },
    },
    {
      blockType: 'capability-cards',
      layout: capabilities.layout,
      heading: names.capabilities,
      intro: capabilities.intro,
      cards: capabilities.cards,
      practiceHeading: names.practice,
      practice: capabilities.practice,
      section: { ground: 'frost', spacing: 'standard', anchor: 'capabilities' },
    },
    {
      blockType: 'dimension-cards',
      sectionName: names.architecture,
      ...architecture,
      section: { ground: 'graphite', spacing: 'standard', anchor: 'architecture' },
    },
    {
      blockType: 'deployment-phases',
      source: 'own',
      sectionName: names.deployment,
      ...deployment,
      section: { ...white, anchor: 'deployment' },
    },
    { blockType: 'cta-band', ...next, section: { ground: 'ocean', spacing: 'standard', anchor: 'next' } },
  ];
}
