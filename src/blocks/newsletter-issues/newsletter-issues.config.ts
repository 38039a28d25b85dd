import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { defineBlock } from '../define-block';

export const newsletterIssues = defineBlock({
  slug: 'newsletter-issues',
  singular: 'Newsletter issues',
  plural: 'Newsletter issues',
  interfaceName: 'NewsletterIssuesBlock',
  group: 'Lists of this site',
  use: 'The latest issues of the newsletter.',
  fields: [
    layout('list', 'grid'),
    heading(),
    intro(),
    {
      name: 'limit',
      custom: { isDesign: true },
      type: 'number',
      required: true,
      defaultValue: 12,
      min: 1,
      max: 50,
      admin: { description: 'How many issues to show at most.' },
    },
  ],
});
