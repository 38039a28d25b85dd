import type { CollectionConfig, Field } from 'payload';
import { denyField, draftExperiments, editors, writers } from '@/access/rules';
import { editedTogether } from '@/collections/edited-together';
import { uiField } from '@/fields/ui-field';
import { toListeners } from '@/publishing/document-event';
import { auditContent } from '@/staff/audit/content-hooks';
import { inTurn } from '@/staff/editorial/no-silent-overwrite';
import { experimentEndpoints } from './endpoints';
import { keepToDrafts, refuseDeletingRunning, revalidateExperiment } from './hooks';
import { validateGoalPath } from './problems';

const byServer = { create: denyField, update: denyField };
const hidden = { position: 'sidebar', components: { Field: '/admin/workflow/nothing#Nothing' } } as const;

type Goal = { kind?: string | null; form?: string | null };
const whenForm = (_: unknown, goal: Goal) => goal?.kind !== 'link';

const share = (name: string, description: string): Field => ({
  name,
  type: 'number',
  label: 'Share in percent',
  min: 1,
  max: 99,
  admin: { description, step: 1 },
});

/** A page against its variants (docs/decisions/047-experiments.md). Counts are in `page-statistics`. */
export const experiments: CollectionConfig = editedTogether({
  slug: 'experiments',
  versions: false,
  labels: { singular: 'Experiment', plural: 'Experiments' },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'page', 'state', 'startedAt', 'endedAt'],
    description: 'Show visitors different versions of a page, and see which one leads more of them to the goal.',
  },
  access: { read: writers, create: editors, update: draftExperiments, delete: editors, unlock: editors },
  endpoints: experimentEndpoints,
  hooks: {
    beforeOperation: [inTurn('experiment')],
    beforeChange: [keepToDrafts],
    afterChange: [revalidateExperiment],
    beforeDelete: [refuseDeletingRunning],
    afterDelete: [toListeners([auditContent]).afterDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Name',
      required: true,
      maxLength: 120,
      admin: { description: 'For staff: what you want to find out, for example "Shorter hero on Platform".' },
    },
    uiField('panel', '/plugins/experiments/admin/experiment-panel#ExperimentPanel'),
    // Not required in the database: pages can be deleted. Starting requires it (src/plugins/experiments/problems.ts).
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      index: true,
      filterOptions: { variantOf: { exists: false } },
      admin: {
        allowCreate: false,
        description: 'A published page. It remains the version with which the others are compared.',
      },
    },
    share('controlShare', 'How many visitors keep seeing the page as it is. All shares together are 100.'),
    {
      name: 'variants',
      type: 'array',
      labels: { singular: 'Variant', plural: 'Variants' },
      maxRows: 3,
      admin: {
        description:
          'One to three versions of the page. “Make a variant” above copies the page; edit, check and publish the copy like any page.',
      },
      fields: [
        {
          name: 'page',
          type: 'relationship',
          relationTo: 'pages',
          filterOptions: ({ data }) => (data?.page ? { variantOf: { equals: data.page } } : true),
          admin: { allowCreate: false, description: 'The page with the other version.' },
        },
        share('share', 'How many visitors see this variant.'),
      ],
    },
    {
      name: 'goal',
      type: 'group',
      admin: { description: 'What visitors should do. Each visitor counts once.' },
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: 'Visitors',
          required: true,
          defaultValue: 'form',
          options: [
            { value: 'form', label: 'send a form of the page' },
            { value: 'link', label: 'follow a link of the page' },
          ],
          admin: {
            description: 'Links are noticed by a small script: visitors without scripts do not count for them.',
          },
        },
        {
          name: 'form',
          type: 'select',
          label: 'Form',
          defaultValue: 'contact',
          options: [
            { value: 'contact', label: 'Contact form' },
            { value: 'newsletter', label: 'Newsletter signup' },
            { value: 'built', label: 'A form built by staff' },
          ],
          admin: { condition: whenForm, description: 'It must be on the page and on every variant.' },
        },
        {
          name: 'builtForm',
          type: 'relationship',
          relationTo: 'forms',
          label: 'Which form',
          admin: {
            allowCreate: false,
            condition: (_, goal: Goal) => goal?.kind !== 'link' && goal?.form === 'built',
            description: 'A form of the section “Form”.',
          },
        },
        {
          name: 'path',
          type: 'text',
          label: 'Where the link leads',
          maxLength: 200,
          validate: validateGoalPath,
          admin: {
            condition: (_, goal: Goal) => goal?.kind === 'link',
            description:
              'The path of a page of this site, for example /booking. The page and every variant must link to it.',
          },
        },
      ],
    },
    {
      name: 'state',
      type: 'select',
      defaultValue: 'draft',
      index: true,
      required: true,
      options: [
        { value: 'draft', label: 'Draft' },
        { value: 'running', label: 'Running' },
        { value: 'ended', label: 'Ended' },
      ],
      access: byServer,
      admin: hidden,
    },
    { name: 'startedAt', type: 'date', label: 'Started', access: byServer, admin: hidden },
    { name: 'endedAt', type: 'date', label: 'Ended', access: byServer, admin: hidden },
    { name: 'winner', type: 'text', access: byServer, admin: { hidden: true } },
  ],
});
