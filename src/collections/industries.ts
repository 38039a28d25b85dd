import { copyOfTitle } from '@/fields/copies';
import { figure } from '@/fields/figure';
import { capabilityFields, dimensionFields, phaseFields, signalChartFields } from '@/fields/industry-parts';
import { layout } from '@/fields/layout';
import { link } from '@/fields/link';
import { slugAndPath } from '@/fields/path';
import { picture } from '@/fields/picture';
import { points } from '@/fields/points';
import { readings } from '@/fields/readings';
import { seo } from '@/fields/seo';
import { content } from './content';
import { ownSection } from './sections';

/** One page per industry (content document, "Industry detail pages"). */
export const industries = content({
  slug: 'industries',
  labels: { singular: 'Industry', plural: 'Industries' },
  isPage: true,
  defaultSort: 'order',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'editorial.state', 'lastEditor', 'updatedAt'],
    description: 'Industry pages. Six sections are fixed; you choose texts, drawings and one section more.',
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 60,
      hooks: { beforeDuplicate: [copyOfTitle(60)] },
      admin: { description: 'The name of the industry.' },
    },
    ...slugAndPath('industries'),
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Smaller numbers come first in lists.' },
    },
    { ...figure('The drawing of this industry.'), required: true },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Card',
          fields: [
            {
              name: 'summary',
              type: 'textarea',
              required: true,
              maxLength: 300,
              admin: { description: 'What cards and lists say about this industry.' },
            },
            picture('A picture on cards, in the place of the drawing. Optional.'),
          ],
        },
        {
          name: 'hero',
          label: 'Hero',
          fields: [
            {
              name: 'heading',
              type: 'text',
              required: true,
              maxLength: 140,
              admin: { description: 'The headline of the page.' },
            },
            {
              name: 'highlight',
              type: 'text',
              maxLength: 80,
              admin: { description: 'The part of the headline in gradient text, exactly as typed above. Optional.' },
            },
            {
              name: 'intro',
              type: 'textarea',
              required: true,
              maxLength: 500,
              admin: { description: 'One or two sentences.' },
            },
            ...link({ name: 'primary', label: 'Main button' }),
            readings(),
          ],
        },
        {
          name: 'challenge',
          label: 'The challenge',
          fields: [
            layout('split', 'rows'),
            {
              name: 'lead',
              type: 'text',
              required: true,
              maxLength: 120,
              admin: { description: 'The challenge in one line.' },
            },
            {
              name: 'text',
              type: 'textarea',
              required: true,
              maxLength: 1200,
              admin: { description: 'The challenge in full. Leave a blank line between paragraphs.' },
            },
            {
              name: 'chart',
              type: 'group',
              interfaceName: 'SignalChart',
              fields: signalChartFields,
              admin: { description: 'The chart. Every reading is an illustration, and the page says so.' },
            },
          ],
        },
        {
          name: 'capabilities',
          label: 'Intelligence capabilities',
          fields: [
            layout('plate', 'rows', 'grid'),
            {
              name: 'intro',
              type: 'textarea',
              maxLength: 400,
              admin: { description: 'One sentence beside the headline. Optional.' },
            },
            {
              name: 'cards',
              type: 'array',
              required: true,
              minRows: 4,
              maxRows: 4,
              labels: { singular: 'Capability', plural: 'Capabilities' },
              admin: { description: 'Exactly four.', initCollapsed: true },
              fields: capabilityFields,
            },
            points('practice', 'The "In practice" panel: exactly four real situations.', { minRows: 4, maxRows: 4 }),
          ],
        },
        {
          name: 'architecture',
          label: 'Architecture',
          fields: [
            layout('arc', 'rows', 'grid'),
            { name: 'heading', type: 'text', required: true, maxLength: 140, admin: { description: 'The headline.' } },
            {
              name: 'intro',
              type: 'textarea',
              maxLength: 400,
              admin: { description: 'One sentence beside the headline. Optional.' },
            },
            {
              name: 'dimensions',
              type: 'array',
              required: true,
              minRows: 5,
              maxRows: 5,
              labels: { singular: 'Dimension', plural: 'Dimensions' },
              admin: { description: 'Exactly five.', initCollapsed: true },
              fields: dimensionFields,
            },
          ],
        },
        {
          name: 'deployment',
          label: 'Deployment',
          fields: [
            layout('scale', 'ledger', 'columns'),
            { name: 'heading', type: 'text', required: true, maxLength: 140, admin: { description: 'The headline.' } },
            {
              name: 'intro',
              type: 'textarea',
              maxLength: 400,
              admin: { description: 'One sentence beside the headline. Optional.' },
            },
            {
              name: 'phases',
              type: 'array',
              required: true,
              minRows: 4,
              maxRows: 4,
              labels: { singular: 'Phase', plural: 'Phases' },
              admin: { description: 'Exactly four: Days, 90 Days, 6-12 Months, 12-24 Months.', initCollapsed: true },
              fields: phaseFields,
            },
          ],
        },
        {
          name: 'next',
          label: 'Call to action',
          fields: [
            { name: 'heading', type: 'text', required: true, maxLength: 140, admin: { description: 'The headline.' } },
            {
              name: 'text',
              type: 'textarea',
              required: true,
              maxLength: 400,
              admin: { description: 'One or two sentences.' },
            },
            ...link({ name: 'primary', label: 'Main button' }),
            ...link({ name: 'secondary', label: 'Second button', optional: true }),
          ],
        },
        { label: 'Own section', fields: ownSection },
        { label: 'Search and sharing', fields: [seo] },
      ],
    },
  ],
});
