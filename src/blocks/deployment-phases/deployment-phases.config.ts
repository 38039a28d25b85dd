import { heading, intro } from '@/fields/heading';
import { phaseFields } from '@/fields/industry-parts';
import { layout } from '@/fields/layout';
import { links } from '@/fields/link';
import { defineBlock } from '../define-block';

const own = (_: unknown, sibling: { source?: string }) => sibling?.source !== 'collection';

/** Phases are entered here or taken from the partnership phases. */
export const deploymentPhases = defineBlock({
  slug: 'deployment-phases',
  singular: 'Deployment phases',
  plural: 'Deployment phases',
  interfaceName: 'DeploymentPhasesBlock',
  group: 'Product',
  use: 'The phases of a project, with their lengths.',
  fields: [
    layout('scale', 'ledger', 'columns'),
    heading(),
    intro(),
    {
      name: 'source',
      type: 'radio',
      required: true,
      defaultValue: 'own',
      options: [
        { value: 'own', label: 'Phases written here' },
        { value: 'collection', label: 'The partnership phases' },
      ],
      admin: { description: 'Partnership phases are edited once, under Content, and shown everywhere.' },
    },
    {
      name: 'phases',
      type: 'array',
      maxRows: 8,
      labels: { singular: 'Phase', plural: 'Phases' },
      admin: { condition: own, description: 'The phases, in order.' },
      fields: phaseFields,
    },
    {
      name: 'choice',
      type: 'relationship',
      relationTo: 'partnership-phases',
      hasMany: true,
      admin: {
        allowCreate: false,
        condition: (_, sibling) => sibling?.source === 'collection',
        description: 'Show only these, in this order. Leave empty to show all.',
      },
    },
    links({ max: 2, description: 'Buttons under the phases. Optional.' }),
  ],
});
