import { body, p, ul } from '@/seed/write';
import type { BlockExamples } from '../types';

export const questionsExamples = {
  four: {
    block: {
      blockType: 'questions',
      heading: 'What people ask first',
      intro: 'Anything else, ask in the thirty minutes.',
      questions: [
        {
          question: 'Do we have to replace a system?',
          answer: body(
            p('No. Alethia reads from what you have and writes nothing back. Your records stay where they are.'),
          ),
        },
        {
          question: 'What do you need from us to begin?',
          answer: body(
            p('One decision you keep making too late, and two days with the people who make it.'),
            ul('The shift log or notes of one quarter', 'Read access to one system', 'A person who may say stop'),
          ),
        },
        {
          question: 'Who sees what a reading says about a person?',
          answer: body(
            p('That person, always. Anyone affected can challenge an inference, and the answer is kept with it.'),
          ),
        },
        {
          question: 'How long until somebody uses it?',
          answer: body(p('**90 days** from the first workshop to a product in use.')),
        },
      ],
      firstIsOpen: true,
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  'one, on graphite': {
    block: {
      blockType: 'questions',
      heading: 'One question',
      questions: [{ question: 'Is it live?', answer: body(p('It reads as often as your systems write.')) }],
      firstIsOpen: false,
      section: { ground: 'graphite', spacing: 'compact' },
    },
  },
} satisfies BlockExamples<'questions'>;
