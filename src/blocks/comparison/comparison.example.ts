import type { BlockExamples } from '../types';

const yes = (text?: string) => ({ mark: 'yes' as const, text });
const part = (text: string) => ({ mark: 'part' as const, text });
const no = (text?: string) => ({ mark: 'no' as const, text });

export const comparisonExamples = {
  three: {
    block: {
      blockType: 'comparison',
      heading: 'Three ways to see it earlier',
      intro: 'Each has its place. They differ in who has to look.',
      options: [
        { name: 'A dashboard', note: 'for what you already ask' },
        { name: 'Alarms', note: 'for limits you can name' },
        { name: 'Sensory Intelligence', note: 'for what nobody asks yet', isAdvised: true },
      ],
      rows: [
        { label: 'Reads what people write', values: [no(), no(), yes('logs, notes, mails')] },
        { label: 'Joins several systems', values: [part('once they are mapped'), no(), yes('in time to choose')] },
        { label: 'Says when it may be wrong', values: [no(), no(), yes('and who can challenge it')] },
        {
          label: 'Who has to look',
          values: [{ text: 'Somebody, daily' }, { text: 'The one on call' }, { text: 'The one who can act' }],
        },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  'two, on indigo': {
    block: {
      blockType: 'comparison',
      heading: 'Before and after',
      options: [{ name: 'Before' }, { name: 'After' }],
      rows: [{ label: 'First to know', values: [{ text: 'The customer' }, { text: 'The shift' }] }],
      section: { ground: 'indigo', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'comparison'>;
