import type { BlockExamples } from '../types';

const passage = (title: string) => ({
  title,
  text: 'Evidence that lives in separate systems is read together, by the people who will have to act on it.',
  points: [{ text: 'Every reading traceable to its source' }, { text: 'Ordinary and unusual told apart by context' }],
});

export const columnsExamples = {
  columns: {
    block: {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What it does',
      intro: 'Three things, in this order, for one decision at a time.',
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
        { title: 'The evidence is yours', text: 'The earliest signs sit where no vendor can see them.\n\nPeople can.' },
        { title: 'The method is ours', text: 'We bring the framework, the modules and the measure.' },
      ],
      links: [{ label: 'Read the guide', kind: 'none', appearance: 'outline' }],
      section: { ground: 'graphite', spacing: 'standard', anchor: 'why' },
    },
  },
} satisfies BlockExamples<'columns'>;
