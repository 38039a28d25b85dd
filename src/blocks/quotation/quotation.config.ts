import { drawnPortrait } from '@/fields/drawn-portrait';
import { picture } from '@/fields/picture';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

/** What somebody said, and who it was. */
export const quotation = defineBlock({
  slug: 'quotation',
  singular: 'Quotation',
  plural: 'Quotations',
  interfaceName: 'QuotationBlock',
  group: 'Essentials',
  use: 'What a customer or colleague said, word for word.',
  fields: [
    textArea('text', 500, 'Word for word, without quotation marks.'),
    text('person', 80, 'Who said it: a name, or a role.'),
    text('role', 120, 'Role and organization. Optional.', { isOptional: true }),
    picture('A portrait instead of the drawing. Optional.'),
    drawnPortrait(),
  ],
});
