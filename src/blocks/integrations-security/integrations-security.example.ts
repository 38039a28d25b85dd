import type { BlockExamples } from '../types';

export const integrationsSecurityExamples = {
  plate: {
    block: {
      blockType: 'integrations-security',
      layout: 'plate',
      heading: 'Enterprise Ready',
      intro: 'It joins what you run already, and stays where you decide.',
      integrationsHeading: 'Integrations',
      integrations: [
        { title: 'Data platforms', text: 'Warehouses, lakes and streams, read where they are.' },
        { title: 'Communication tools', text: 'Readings arrive where people already talk.' },
        { title: 'Workflow tools', text: 'A reading becomes a work order.' },
        { title: 'BI tools', text: 'Dashboards keep their place, with context beside them.' },
      ],
      securityHeading: 'Security and deployment',
      security: [{ text: 'SOC 2 Type II' }, { text: 'GDPR' }, { text: 'Cloud and on-premises options' }],
      links: [
        { label: 'View Integrations', kind: 'none', appearance: 'solid' },
        { label: 'Technical Documentation', kind: 'none', appearance: 'outline' },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'integrations-security'>;
