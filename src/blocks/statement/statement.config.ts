import { layout } from '@/fields/layout';
import { defineBlock } from '../define-block';

export const statement = defineBlock({
  slug: 'statement',
  singular: 'Statement',
  plural: 'Statements',
  interfaceName: 'StatementBlock',
  group: 'Words',
  ground: 'ocean',
  fields: [
    layout('circles', 'plain'),
    {
      name: 'leads',
      type: 'array',
      maxRows: 2,
      labels: { singular: 'Leading line', plural: 'Leading lines' },
      interfaceName: 'StatementLeads',
      admin: { description: 'Up to two short lines that come before the statement.' },
      fields: [
        { name: 'text', type: 'text', required: true, maxLength: 120, admin: { description: 'One short line.' } },
        {
          name: 'label',
          type: 'text',
          maxLength: 40,
          custom: { holds: 'label' },
          admin: { description: 'A small note under the line.' },
        },
      ],
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 240,
      admin: { description: 'The statement. One sentence.' },
    },
    {
      name: 'label',
      type: 'text',
      custom: { holds: 'label' },
      maxLength: 40,
      admin: { description: 'A small note under the statement. Optional.' },
    },
  ],
});
