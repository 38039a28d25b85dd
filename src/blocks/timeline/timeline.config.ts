import { heading, intro } from '@/fields/heading';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

/** Events in their order. Their dates are words: a day, a quarter, a shift. */
export const timeline = defineBlock({
  slug: 'timeline',
  singular: 'Timeline',
  plural: 'Timelines',
  interfaceName: 'TimelineBlock',
  group: 'Text and data',
  use: 'What happened when, from the first event to the last.',
  fields: [
    heading(),
    intro(),
    {
      name: 'events',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 12,
      labels: { singular: 'Event', plural: 'Events' },
      admin: { description: 'Two to twelve events, the earliest first.' },
      fields: [
        text('date', 40, 'For example March 2026, or Day 12.', { custom: { holds: 'label' } }),
        text('title', 80, 'What happened, in a few words.'),
        textArea('text', 500, 'Two or three sentences. Optional.', { isOptional: true }),
      ],
    },
  ],
});
