import type { BlockExamples } from '../types';

export const quotationExamples = {
  short: {
    block: {
      blockType: 'quotation',
      text: 'Two adjusters had written the same odd phrase. Until then nobody had read both notes.',
      person: 'Claims director',
      role: 'Placeholder, insurance',
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
  long: {
    block: {
      blockType: 'quotation',
      text: 'The operator said it sounded different. We had a form for that, and nobody read the form. Now there is somewhere to say it, someone who looks, and a note the next morning of what became of it.',
      person: 'Plant manager',
      section: { ground: 'white', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'quotation'>;
