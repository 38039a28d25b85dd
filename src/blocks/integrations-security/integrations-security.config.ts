import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { links } from '@/fields/link';
import { points } from '@/fields/points';
import { defineBlock } from '../define-block';

export const integrationsSecurity = defineBlock({
  slug: 'integrations-security',
  singular: 'Integrations and security',
  plural: 'Integrations and security',
  interfaceName: 'IntegrationsSecurityBlock',
  group: 'Cards',
  fields: [
    layout('plate', 'rows'),
    heading(),
    intro(),
    {
      name: 'integrationsHeading',
      type: 'text',
      required: true,
      defaultValue: 'Integrations',
      maxLength: 60,
      admin: { description: 'The headline of the left half.' },
    },
    {
      name: 'integrations',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Kind of tool', plural: 'Kinds of tools' },
      admin: { description: 'What it connects to, by kind, for example Data platforms.' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 60, admin: { description: 'What is connected.' } },
        {
          name: 'text',
          type: 'textarea',
          required: true,
          maxLength: 240,
          admin: { description: 'How, in one sentence.' },
        },
      ],
    },
    {
      name: 'securityHeading',
      type: 'text',
      required: true,
      defaultValue: 'Security and deployment',
      maxLength: 60,
      admin: { description: 'The headline of the right half.' },
    },
    points('security', 'Certificates, laws and options: one line each.', { minRows: 1, maxRows: 8 }),
    links({ max: 2 }),
  ],
});
