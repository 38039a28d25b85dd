import { heading } from '@/fields/heading';
import { defineBlock } from '../define-block';

export const form = defineBlock({
  slug: 'form',
  singular: 'Form',
  plural: 'Forms',
  interfaceName: 'FormBlock',
  group: 'Calls to action',
  fields: [
    heading(),
    {
      name: 'text',
      type: 'textarea',
      maxLength: 400,
      admin: { description: 'What happens to the entries, and when to expect a reply. Optional.' },
    },
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      required: true,
      admin: { allowCreate: false, description: 'Its fields, recipients and thank-you text are edited under Forms.' },
    },
  ],
});
