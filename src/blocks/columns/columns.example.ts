import type { BlockExamples } from '../types';

const passage = (title: string) => ({
  title,
  text: 'Signals from separate systems come together for the people who have to act on them.',
  points: [{ text: 'Every reading traceable to its source' }, { text: 'Ordinary and unusual told apart by context' }],
});

export const columnsExamples = {
  columns: {
    block: {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What it does',
      intro: 'For one decision at a time.',
      columns: [passage('See across dimensions'), passage('Detect before it cascades'), passage('Act with clarity')],
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  ledger: {
    block: {
      blockType: 'columns',
      layout: 'ledger',
      heading: 'Why co-create',
      columns: [
        {
          title: 'You hold the signals',
          text: 'The earliest signs sit where no vendor can see them.\n\nYour people can.',
        },
        { title: 'We bring the method', text: 'The framework, the modules and the score.' },
      ],
      links: [{ label: 'Read the guide', kind: 'none', appearance: 'outline' }],
      section: { ground: 'graphite', spacing: 'standard', anchor: 'why' },
    },
  },
} satisfies BlockExamples<'columns'>;
