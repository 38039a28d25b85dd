import { layout } from '@/fields/layout';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const statement = defineBlock({
  slug: 'statement',
  singular: 'Statement',
  plural: 'Statements',
  interfaceName: 'StatementBlock',
  group: 'Text and data',
  use: 'One sentence that deserves a section to itself.',
  ground: 'ocean',
  fields: [
    layout('circles', 'plain'),
    textArea('text', 240, 'The statement. One sentence.'),
    {
      name: 'leads',
      type: 'array',
      maxRows: 2,
      labels: { singular: 'Leading line', plural: 'Leading lines' },
      interfaceName: 'StatementLeads',
      admin: { description: 'Up to two short lines that come before the statement.' },
      fields: [
        text('text', 120, 'One short line.'),
        text('label', 40, 'A small note under the line.', { isOptional: true, custom: { holds: 'label' } }),
      ],
    },
    text('label', 40, 'A small note under the statement. Optional.', { isOptional: true, custom: { holds: 'label' } }),
  ],
});
