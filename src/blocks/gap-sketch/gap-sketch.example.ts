import type { BlockExamples } from '../types';

export const gapSketchExamples = {
  white: {
    block: {
      blockType: 'gap-sketch',
      heading: 'Draw your own gap',
      intro: 'Take one decision that came too late. When did somebody first know, and when could nothing be changed?',
      question: 'A decision that reaches us late',
      decisions: [
        { text: 'Reserve' },
        { text: 'Renewal' },
        { text: 'Switching' },
        { text: 'Reorder' },
        { text: 'Pour' },
      ],
      knownLabel: 'First known',
      knownText: 'before it reached us',
      reachedLabel: 'it reached us',
      lateLabel: 'Too late',
      lateText: 'after it reached us',
      week: 'week',
      weeks: 'weeks',
      line: 'You had {had}. You used {used}.',
      note: '{decision}: first known {known} before it reached us, too late {late} after. We had {had} and used {used}.',
      button: 'Bring this to a session',
      section: { ground: 'white', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'gap-sketch'>;
