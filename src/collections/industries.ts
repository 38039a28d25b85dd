import type { Field } from 'payload';
import { figure } from '@/fields/figure';
import { capabilityFields, challengeFields, dimensionFields, phaseFields } from '@/fields/industry-parts';
import { layout } from '@/fields/layout';
import { link } from '@/fields/link';
import { slugAndPath } from '@/fields/path';
import { picture } from '@/fields/picture';
import { points } from '@/fields/points';
import { readings } from '@/fields/readings';
import { seo } from '@/fields/seo';
import { order, text, textArea, title } from '@/fields/text';
import { content } from './content';
import { ownSection } from './sections';

/** Functions, because Payload mutates the fields it is given. */
const headline = () => text('heading', 140, 'The headline.');
const sentenceBeside = () =>
  textArea('intro', 400, 'One sentence beside the headline. Optional.', { isOptional: true });

const list = (name: string, count: number, labels: [string, string], description: string, fields: Field[]): Field => ({
  name,
  type: 'array',
  required: true,
  minRows: count,
  maxRows: count,
  labels: { singular: labels[0], plural: labels[1] },
  admin: { description, initCollapsed: true },
  fields,
});

/** Content document, "Industry detail pages". */
export const industries = content({
  slug: 'industries',
  labels: { singular: 'Industry', plural: 'Industries' },
  defaultSort: 'order',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'language', '_status', 'lastEditor', 'updatedAt'],
    description: 'Industry pages. Six sections are fixed; you choose texts, drawings and one section more.',
  },
  fields: [
    title(60, 'The name of the industry.'),
    ...slugAndPath('industries'),
    order('Smaller numbers come first in lists.'),
    { ...figure('The drawing of this industry.'), required: true },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Card',
          fields: [
            textArea('summary', 300, 'What cards and lists say about this industry.'),
            picture('A picture on cards, instead of the drawing. Optional.'),
          ],
        },
        {
          name: 'hero',
          label: 'Hero',
          fields: [
            text('heading', 140, 'The headline of the page.'),
            text('highlight', 80, 'The part of the headline in gradient text, exactly as typed above. Optional.', {
              isOptional: true,
              custom: { holds: 'phrase' },
            }),
            textArea('intro', 500, 'One or two sentences.'),
            ...link({ name: 'primary', label: 'Main button' }),
            readings(),
          ],
        },
        { name: 'challenge', label: 'The challenge', fields: [layout('split', 'rows'), ...challengeFields()] },
        {
          name: 'capabilities',
          label: 'Intelligence capabilities',
          fields: [
            layout('plate', 'rows', 'grid'),
            sentenceBeside(),
            list('cards', 4, ['Capability', 'Capabilities'], 'Exactly four.', capabilityFields),
            points('practice', 'The "In practice" panel: exactly four real situations.', { minRows: 4, maxRows: 4 }),
          ],
        },
        {
          name: 'architecture',
          label: 'Architecture',
          fields: [
            layout('arc', 'rows', 'grid'),
            headline(),
            sentenceBeside(),
            list('dimensions', 5, ['Dimension', 'Dimensions'], 'Exactly five.', dimensionFields),
          ],
        },
        {
          name: 'deployment',
          label: 'Deployment',
          fields: [
            layout('scale', 'ledger', 'columns'),
            headline(),
            sentenceBeside(),
            list(
              'phases',
              4,
              ['Phase', 'Phases'],
              'Exactly four: Days, 90 Days, 6-12 Months, 12-24 Months.',
              phaseFields,
            ),
          ],
        },
        {
          name: 'next',
          label: 'Call to action',
          fields: [
            headline(),
            textArea('text', 400, 'One or two sentences.'),
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
