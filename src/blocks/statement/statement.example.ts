import type { BlockExamples } from '../types';

export const statementExamples = {
  circles: {
    block: {
      blockType: 'statement',
      layout: 'circles',
      leads: [
        { text: 'Records hold what happened.', label: 'machine intelligence' },
        { text: 'People sense what’s shifting.', label: 'human judgment' },
      ],
      text: 'Put the two together while there’s time.',
      label: 'situational context',
      section: { ground: 'ocean', spacing: 'standard' },
    },
  },
  plain: {
    block: {
      blockType: 'statement',
      layout: 'plain',
      text: 'A warning seen too late is only a record.',
      section: { ground: 'frost', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'statement'>;
