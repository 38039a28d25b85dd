import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { links } from '@/fields/link';
import { points } from '@/fields/points';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const integrationsSecurity = defineBlock({
  slug: 'integrations-security',
  singular: 'Integrations and security',
  plural: 'Integrations and security',
  interfaceName: 'IntegrationsSecurityBlock',
  group: 'Product',
  use: 'What it connects to, and how data is protected.',
  fields: [
    layout('plate', 'rows'),
    heading(),
    intro(),
    text('integrationsHeading', 60, 'The headline of the left half.', { defaultValue: 'Integrations' }),
    {
      name: 'integrations',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Kind of tool', plural: 'Kinds of tools' },
      admin: { description: 'What it connects to, by kind, for example Data platforms.' },
      fields: [text('title', 60, 'What is connected.'), textArea('text', 240, 'How, in one sentence.')],
    },
    text('securityHeading', 60, 'The headline of the right half.', { defaultValue: 'Security and deployment' }),
    points('security', 'Certificates, laws and options: one line each.', { minRows: 1, maxRows: 8 }),
    links({ max: 3 }),
  ],
});
