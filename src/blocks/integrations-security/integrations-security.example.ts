import type { BlockExamples } from '../types';

export const integrationsSecurityExamples = {
  plate: {
    block: {
      blockType: 'integrations-security',
      layout: 'plate',
      heading: 'Enterprise Ready',
      intro: 'It works with what you run, inside your boundaries.',
      integrationsHeading: 'Integrations',
      integrations: [
        { title: 'Data platforms', text: 'Reads warehouses, lakes and event streams in place.' },
        { title: 'Communication tools', text: 'Takes observations from chat, email and voice.' },
        { title: 'Workflow tools', text: 'Turns a reading into a work order.' },
        { title: 'BI tools', text: 'Adds readings to the reports you have.' },
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
