import { heading, intro } from '@/fields/heading';
import { text } from '@/fields/text';
import { defineBlock } from '../define-block';

/** Questions that open to their answers. Search engines get them as data (site/seo/questions.ts). */
export const questions = defineBlock({
  slug: 'questions',
  singular: 'Questions and answers',
  plural: 'Questions and answers',
  interfaceName: 'QuestionsBlock',
  group: 'Essentials',
  use: 'What people ask before they decide. Search engines may show it.',
  fields: [
    heading(),
    intro(),
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 20,
      labels: { singular: 'Question', plural: 'Questions' },
      admin: { description: 'One to twenty questions, as people ask them. Answer in the first sentence.' },
      fields: [
        text('question', 200, 'In the words of the person who asks.'),
        { name: 'answer', type: 'richText', required: true, admin: { description: 'The answer.' } },
      ],
    },
    {
      name: 'firstIsOpen',
      custom: { isDesign: true },
      type: 'checkbox',
      defaultValue: true,
      label: 'The first answer is open',
      admin: { description: 'Shows at once what is behind the others.' },
    },
  ],
});
