import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const openPositions = defineBlock({
  slug: 'open-positions',
  singular: 'Open positions',
  plural: 'Open positions',
  interfaceName: 'OpenPositionsBlock',
  group: 'Lists of this site',
  use: 'The jobs that are open now.',
  fields: [
    layout('list', 'grid'),
    heading(),
    intro(),
    textArea('emptyText', 300, 'Shown when no job is published.', {
      defaultValue: 'There is no open position at the moment. Write to us all the same.',
    }),
    textArea('generalText', 300, 'Words before the email link for general applications. Leave empty to leave it out.', {
      isOptional: true,
    }),
    text('generalSubject', 100, 'The subject of that email.', {
      isOptional: true,
      custom: { holds: 'phrase' },
      defaultValue: 'General application',
    }),
  ],
});
