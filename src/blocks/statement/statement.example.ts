import type { BlockExamples } from '../types';

export const statementExamples = {
  circles: {
    block: {
      blockType: 'statement',
      layout: 'circles',
      leads: [
        { text: 'Records hold what happened.', label: 'machine intelligence' },
        { text: 'People sense what is shifting.', label: 'human judgment' },
      ],
      text: 'Foresight begins where each can see the other.',
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
