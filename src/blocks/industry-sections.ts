import type { Industry } from '@payload-types';
import type { ViewedBlock } from './types';

const white = { ground: 'white', spacing: 'standard' } as const;

/**
 * The sections of an industry page as page blocks, so that other pages can show them too. Anchors: hero, challenge,
 * capabilities, architecture, deployment, next. Source: content document, "Industry detail pages".
 */
export function industrySections(industry: Industry): ViewedBlock[] {
  const { hero, challenge, capabilities, architecture, deployment, next } = industry;
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
      layout: 'split',
      heading: 'The challenge',
      ...challenge,
      section: { ...white, anchor: 'challenge' },
    },
    {
      blockType: 'capability-cards',
      layout: 'plate',
      heading: 'Intelligence capabilities',
      intro: capabilities.intro,
      cards: capabilities.cards,
      practiceHeading: 'In practice',
      practice: capabilities.practice,
      section: { ground: 'frost', spacing: 'standard', anchor: 'capabilities' },
    },
    {
      blockType: 'dimension-cards',
      layout: 'arc',
      sectionName: 'Architecture',
      ...architecture,
      section: { ground: 'graphite', spacing: 'standard', anchor: 'architecture' },
    },
    {
      blockType: 'deployment-phases',
      layout: 'scale',
      source: 'own',
      sectionName: 'Deployment',
      ...deployment,
      section: { ...white, anchor: 'deployment' },
    },
    { blockType: 'cta-band', ...next, section: { ground: 'ocean', spacing: 'standard', anchor: 'next' } },
  ];
}
