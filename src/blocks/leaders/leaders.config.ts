import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { defineBlock } from '../define-block';

export const leaders = defineBlock({
  slug: 'leaders',
  singular: 'Leaders',
  plural: 'Leaders',
  interfaceName: 'LeadersBlock',
  group: 'Lists of this site',
  use: 'The people who lead the company.',
  fields: [
    layout('rows', 'grid'),
    heading({ required: false, description: 'The headline. Optional.' }),
    intro(),
    {
      name: 'choice',
      type: 'relationship',
      relationTo: 'leaders',
      hasMany: true,
      admin: { allowCreate: false, description: 'Show only these, in this order. Leave empty to show all leaders.' },
    },
  ],
});
