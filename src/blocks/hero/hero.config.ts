import { asDesign } from '@/fields/design-last';
import { figure } from '@/fields/figure';
import { heading } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { links } from '@/fields/link';
import { picture } from '@/fields/picture';
import { points } from '@/fields/points';
import { readings } from '@/fields/readings';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

/** Of the layout whose headline has a gap: what the gap is called, what invites to close it, and what is left then. */
const gapLabels = [
  text('gapLabel', 30, 'On the dimension line. Without one: perception gap.', { isOptional: true }),
  text('hint', 30, 'Beside the amber signal, after a moment. Without one: look at it.', { isOptional: true }),
  text('closedLabel', 30, 'Once the gap has closed. Without one: time to choose.', { isOptional: true }),
].map((field) => ({
  ...field,
  admin: { ...field.admin, condition: (_: unknown, block: { layout?: string }) => block.layout === 'measured' },
}));

export const hero = defineBlock({
  slug: 'hero',
  singular: 'Hero',
  plural: 'Heroes',
  interfaceName: 'HeroBlock',
  group: 'Essentials',
  use: 'Opens every page: what it is about, in one sentence.',
  ground: 'graphite',
  fields: [
    layout('split', 'reversed', 'centered', 'below', 'measured', 'plain'),
    heading({ level: 1, description: 'The one headline of the page. It is also the first thing search engines read.' }),
    textArea('intro', 500, 'One or two sentences under the headline.', { isOptional: true }),
    links({ max: 2 }),
    picture('A picture instead of the drawing. Optional.'),
    asDesign(
      text('badge', 60, 'For example PLATFORM. Optional.', { isOptional: true, label: 'Label above the headline' }),
    ),
    asDesign(
      text(
        'highlight',
        80,
        'Words of the headline to set in gradient text, exactly as typed above. Optional; one phrase a page.',
        { isOptional: true, custom: { holds: 'phrase' } },
      ),
    ),
    asDesign(
      points('badges', 'What to expect, in two or three words each, under the headline. Optional, up to four.', {
        label: 'Short facts',
        maxRows: 4,
      }),
    ),
    asDesign(figure('The drawing of the hero.')),
    ...gapLabels.map(asDesign),
    asDesign(readings()),
  ],
});
