import type { BlockExamples } from '../types';

export const cardGridExamples = {
  plate: {
    block: {
      blockType: 'card-grid',
      layout: 'plate',
      heading: 'What you get in 90 days',
      intro: 'One finished product for one decision, in daily use, with a score from before and after.',
      cards: [
        {
          title: 'From reactive to predictive',
          text: 'Traditional systems analyze what already happened. Sensory Intelligence reads a shift while it is forming and shows how long you have to act.',
          figure: 'lead-time',
        },
        {
          title: 'Context as strategy',
          text: 'One reading means different things in different places. Each fact arrives with its circumstances.',
          figure: 'strata',
        },
        {
          title: 'Measurable foresight',
          text: 'SiQ, the Sensory Intelligence Quotient, measures how early you saw it: before us, after us, one number for the board.',
          figure: 'nested-arcs',
        },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  columns: {
    block: {
      blockType: 'card-grid',
      layout: 'columns',
      heading: 'Four ways a warning is missed',
      cards: [
        {
          title: 'No one was looking',
          text: 'The reading sat in a system that no one on shift opens.',
          figure: 'watch',
        },
        { title: 'It looked ordinary', text: 'Taken alone, each value stayed inside its limits.', figure: 'threshold' },
        {
          title: 'It had no owner',
          text: 'Two desks each held half of it and assumed the other half.',
          figure: 'overlap',
        },
        {
          title: 'It arrived too late',
          text: 'By the time someone passed it on, the choice had gone.',
          figure: 'cascade',
        },
      ],
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
  rows: {
    block: {
      blockType: 'card-grid',
      layout: 'rows',
      heading: 'What a partner brings',
      intro: 'We build with the people who will use the product.',
      cards: [
        {
          title: 'One decision',
          text: 'A choice that is usually made after the moment it mattered.',
          figure: 'temporal',
        },
        {
          title: 'The people who make it',
          text: 'Two days of their time, at the place where they work.',
          figure: 'behavioral',
        },
        {
          title: 'The records they already have',
          text: 'Maintenance records, shift logs and notes, as they are.',
          figure: 'joined-signals',
        },
      ],
      links: [{ label: 'How we co-create', kind: 'address', address: '/platform/partnerships', appearance: 'text' }],
      section: { ground: 'frost', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'card-grid'>;
