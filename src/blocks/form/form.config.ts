import { heading } from '@/fields/heading';
import { textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const form = defineBlock({
  slug: 'form',
  singular: 'Form',
  plural: 'Forms',
  interfaceName: 'FormBlock',
  group: 'Essentials',
  use: 'A form that you have built under Forms.',
  fields: [
    heading(),
    textArea('text', 400, 'What happens to the entries, and when to expect a reply. Optional.', { isOptional: true }),
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      required: true,
      admin: { allowCreate: false, description: 'Its fields, recipients and thank-you text are edited under Forms.' },
    },
  ],
});
