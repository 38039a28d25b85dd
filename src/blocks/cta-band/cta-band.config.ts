import { asDesign } from '@/fields/design-last';
import { facts } from '@/fields/facts';
import { heading } from '@/fields/heading';
import { link } from '@/fields/link';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

/** The closing call to action: headline, text, one or two buttons, and what to expect. */
export const ctaBand = defineBlock({
  slug: 'cta-band',
  singular: 'Call-to-action band',
  plural: 'Call-to-action bands',
  interfaceName: 'CtaBandBlock',
  group: 'Essentials',
  use: 'Closes a page with the one thing to do next.',
  ground: 'frost',
  fields: [
    heading(),
    textArea('text', 400, 'One or two sentences.'),
    ...link({ name: 'primary', label: 'Main button', description: 'Other websites open in a new tab.' }),
    ...link({
      name: 'secondary',
      label: 'Second button',
      optional: true,
      description: 'Other websites open in a new tab.',
    }),
    asDesign(
      text('badge', 60, 'For example Get Started. Optional.', { isOptional: true, label: 'Label above the headline' }),
    ),
    asDesign(
      text('measure', 40, 'A dimension line under the buttons, for what a visitor gives: 30 minutes. Optional.', {
        ...{ isOptional: true, label: 'Dimension line', custom: { holds: 'label' } },
      }),
    ),
    asDesign(facts(4, 'What to expect, as a short list: length, 30 minutes. Optional.')),
  ],
});
