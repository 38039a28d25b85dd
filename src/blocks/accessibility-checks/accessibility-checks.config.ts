import { heading, intro } from '@/fields/heading';
import { row, text, textArea } from '@/fields/text';
import { ADMIN_DAY } from '@/lib/admin-words';
import { defineBlock } from '../define-block';

/** What a program found, which it knows by itself, and what people found, whom staff name here. */
export const accessibilityChecks = defineBlock({
  slug: 'accessibility-checks',
  singular: 'Accessibility checks',
  plural: 'Accessibility checks',
  interfaceName: 'AccessibilityChecksBlock',
  group: 'Text and data',
  use: 'For an accessibility statement: what programs and people have checked, when, and what they found.',
  fields: [
    heading(),
    intro(),
    {
      name: 'checks',
      type: 'array',
      maxRows: 40,
      labels: { singular: 'Check', plural: 'Checks' },
      admin: {
        description:
          'Checks by people that took place. Without any, the section says that none is recorded. The automated checks are added by themselves.',
      },
      fields: [
        text('what', 160, 'For example: The contact form, by keyboard alone.'),
        row(text('by', 80, 'Their role, not their name: Accessibility lead.', { width: '50%' }), {
          name: 'date',
          type: 'date',
          required: true,
          admin: { description: 'The day of the check.', date: ADMIN_DAY, width: '50%' },
        }),
        {
          name: 'result',
          type: 'select',
          required: true,
          options: [
            { value: 'passed', label: 'Passed' },
            { value: 'limited', label: 'Passed, with a limitation' },
            { value: 'failed', label: 'Not passed' },
          ],
          admin: { description: 'What came of it.' },
        },
        textArea('limitation', 400, 'What does not work, for whom, and what to do instead. Optional.', {
          isOptional: true,
        }),
      ],
    },
  ],
});
