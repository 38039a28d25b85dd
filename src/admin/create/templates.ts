import type { BlockSlug } from 'payload';

export type Template = { name: string; title: string; words: string; blocks: BlockSlug[] };

export const templates: Template[] = [
  { name: 'empty', title: 'Empty page', words: 'Add sections one by one.', blocks: [] },
  {
    name: 'landing',
    title: 'Landing page',
    words: 'One subject, one action: for a campaign or an event.',
    blocks: ['hero', 'metrics', 'card-grid', 'numbered-steps', 'cta-band'],
  },
  {
    name: 'topic',
    title: 'Topic in depth',
    words: 'A claim, the reasons for it, and further reading.',
    blocks: ['hero', 'statement', 'columns', 'signal-chart', 'link-cards', 'cta-band'],
  },
  {
    name: 'product',
    title: 'Product or service',
    words: 'What it does, how it is integrated, what it changes.',
    blocks: ['hero', 'capability-cards', 'dimension-cards', 'integrations-security', 'deployment-phases', 'cta-band'],
  },
  {
    name: 'article',
    title: 'Text page',
    words: 'Headings and paragraphs, for notices and articles.',
    blocks: ['hero', 'rich-text', 'newsletter-signup'],
  },
  {
    name: 'contact',
    title: 'Contact',
    words: 'A form, and a second way to reach the company.',
    blocks: ['hero', 'contact-form', 'contact-banner'],
  },
];
