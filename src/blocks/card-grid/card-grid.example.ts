import type { BlockExamples } from '../types';

/** A plate of three, four columns, and rows. */
export const cardGridExamples = {
  plate: {
    block: {
      blockType: 'card-grid',
      layout: 'plate',
      heading: 'What changes when an organization can see itself',
      intro: 'Three shifts, each delivered as a small finished product and measured within 90 days.',
      cards: [
        {
          title: 'From reactive to predictive',
          text: 'Traditional systems analyze what already happened. Sensory Intelligence reads a shift while it is still forming, and shows how long you have to act on it.',
          figure: 'lead-time',
        },
        {
          title: 'Context as strategy',
          text: 'One reading means different things in different places. Five dimensions are held together, so a fact arrives with its circumstances.',
          figure: 'strata',
        },
        {
          title: 'Measurable foresight',
          text: 'SiQ, the Sensory Intelligence Quotient, gives perception a baseline and a direction, in five steps a board can follow.',
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
          title: 'Nobody was looking',
          text: 'The reading existed in a system that no one on shift opens.',
          figure: 'watch',
        },
        { title: 'It looked ordinary', text: 'Taken alone, each value stayed inside its limits.', figure: 'threshold' },
        {
          title: 'It had no owner',
          text: 'Two desks each held half of it and each assumed the other half.',
          figure: 'overlap',
        },
        {
          title: 'It traveled too slowly',
          text: 'By the time it was passed on, the choice had gone.',
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
      intro: 'Perception is built with the people who will use it.',
      cards: [
        {
          title: 'One late decision',
          text: 'A choice that is regularly made after the moment it mattered.',
          figure: 'temporal',
        },
        {
          title: 'The people who make it',
          text: 'Two days of their time, at the place where they work.',
          figure: 'behavioral',
        },
        {
          title: 'The evidence they already have',
          text: 'Records, shift logs and notes, as they are.',
          figure: 'joined-signals',
        },
      ],
      links: [{ label: 'How we co-create', kind: 'address', address: '/platform/partnerships', appearance: 'text' }],
      section: { ground: 'frost', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'card-grid'>;
