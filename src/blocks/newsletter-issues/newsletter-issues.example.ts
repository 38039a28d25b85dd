import type { NewsletterIssue } from '@payload-types';
import type { BlockExamples } from '../types';

const issue = (number: number, title: string, date: string): NewsletterIssue => ({
  id: `00000000-0000-4000-8000-00000000010${number}`,
  number,
  title,
  slug: `issue-${number}`,
  path: `/about/newsletters/issue-${number}`,
  date,
  summary: 'A berth that fills a day earlier than planned tells you more about the season than the forecast does.',
  topics: [{ text: 'Early signs' }, { text: 'Port rotation' }, { text: 'Reading silence' }],
  url: `https://www.linkedin.com/pulse/the-signal-${number}`,
  createdAt: date,
  updatedAt: date,
});

export const newsletterIssuesExamples = {
  list: {
    block: {
      blockType: 'newsletter-issues',
      layout: 'list',
      heading: 'Published issues',
      intro: 'Every issue is free to read.',
      limit: 12,
      section: { ground: 'white', spacing: 'standard' },
    },
    data: [
      issue(2, 'The quiet half of a supply chain', '2025-09-02T00:00:00.000Z'),
      issue(1, 'What the transformer knew', '2025-08-05T00:00:00.000Z'),
    ],
  },
} satisfies BlockExamples<'newsletter-issues'>;
