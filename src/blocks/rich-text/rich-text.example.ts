import { body, h2, p, ul } from '@/seed/write';
import type { BlockExamples } from '../types';

const text = body(
  p('The platform reads signals from sources that you connect and **points out** patterns and risks.'),
  h2('What it reads'),
  ul('Sensors and records', 'What people write down', 'What they say twice'),
  p('All other data stays where it is.'),
);

export const richTextExamples = {
  plain: {
    block: { blockType: 'rich-text', body: text, section: { ground: 'white', spacing: 'standard' } },
  },
  headed: {
    block: {
      blockType: 'rich-text',
      heading: 'How readings are made',
      body: text,
      section: { ground: 'frost', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'rich-text'>;
