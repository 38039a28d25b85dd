import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { defineBlock } from '../define-block';

export const openPositions = defineBlock({
  slug: 'open-positions',
  singular: 'Open positions',
  plural: 'Open positions',
  interfaceName: 'OpenPositionsBlock',
  group: 'Collections',
  fields: [
    layout('list', 'grid'),
    heading(),
    intro(),
    {
      name: 'emptyText',
      type: 'textarea',
      required: true,
      maxLength: 300,
      defaultValue: 'There is no open position at the moment. Write to us all the same.',
      admin: { description: 'Shown when no job is published.' },
    },
    {
      name: 'generalText',
      type: 'textarea',
      maxLength: 300,
      admin: { description: 'Words before the email link for general applications. Leave empty to leave it out.' },
    },
    {
      name: 'generalSubject',
      type: 'text',
      custom: { holds: 'phrase' },
      defaultValue: 'General application',
      maxLength: 100,
      admin: { description: 'The subject of that email.' },
    },
  ],
});
