import { energy } from '@/seed/content/industries/energy';
import { partnershipPhases } from '@/seed/content/partnership-phases';
import type { BlockExamples } from '../types';

const { heading, intro, phases } = energy.deployment;
const four = phases ?? [];

export const deploymentPhasesExamples = {
  'four to scale': {
    block: {
      blockType: 'deployment-phases',
      layout: 'scale',
      heading,
      intro,
      source: 'own',
      phases,
      section: { ground: 'white', spacing: 'standard' },
    },
    data: four,
  },
  'six to scale': {
    block: {
      blockType: 'deployment-phases',
      layout: 'scale',
      heading: 'Six phases, drawn to scale',
      source: 'collection',
      section: { ground: 'graphite', spacing: 'standard' },
    },
    data: partnershipPhases,
  },
  ledger: {
    block: {
      blockType: 'deployment-phases',
      layout: 'ledger',
      heading: 'Six phases',
      source: 'collection',
      links: [{ label: 'See all six phases', kind: 'address', address: '/partnership', appearance: 'outline' }],
      section: { ground: 'white', spacing: 'standard' },
    },
    data: partnershipPhases,
  },
  columns: {
    block: {
      blockType: 'deployment-phases',
      layout: 'columns',
      heading,
      source: 'own',
      phases,
      section: { ground: 'frost', spacing: 'standard' },
    },
    data: four,
  },
} satisfies BlockExamples<'deployment-phases'>;
