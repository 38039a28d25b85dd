import type { Field, NumberField } from 'payload';
import { figure } from './figure';
import { link } from './link';
import { picture } from './picture';
import { points } from './points';
import { row, text, textArea } from './text';

export const capabilityFields: Field[] = [
  text('title', 80, 'What it is called.'),
  text('subtitle', 120, 'A few words under the title. Optional.', { isOptional: true }),
  textArea('text', 500, 'What it does, in two or three sentences.'),
  text('pointsLabel', 40, 'What the list is called, for example Focus areas. Optional.', { isOptional: true }),
  points('points', 'A short list under the text. Optional.', { maxRows: 6 }),
  figure(),
  picture('A picture instead of the drawing. Optional.'),
  ...link({ optional: true, description: 'A link under the text. Optional.' }),
];

export const dimensionFields: Field[] = [
  text('title', 60, 'The name of the dimension.'),
  textArea('text', 300, 'What is perceived in it.'),
  figure(),
  picture('A picture instead of the drawing. Optional.'),
];

/** Numbered by its position in the list. */
export const phaseFields: Field[] = [
  text('title', 80, 'What the phase is called.'),
  text('duration', 40, 'How long it takes, for example 90 Days or 6-12 Months.'),
  textArea('description', 600, 'What happens in this phase.'),
  textArea('outcome', 300, 'The result of this phase.'),
];

const instant = (name: string, description: string): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max: 100,
  admin: { description },
});

/** Time axis from 0 (left) to 100 (right). */
const signalChartFields: Field[] = [
  text('caption', 80, 'What the time axis shows, for example "One afternoon".', { isOptional: true }),
  {
    name: 'ticks',
    type: 'array',
    maxRows: 8,
    labels: { singular: 'Tick', plural: 'Ticks' },
    admin: { description: 'Labels of the time axis, evenly spaced from left to right.', initCollapsed: true },
    fields: [text('label', 20, '', { custom: { holds: 'label' } })],
  },
  {
    name: 'rows',
    type: 'array',
    required: true,
    minRows: 3,
    maxRows: 7,
    labels: { singular: 'Row', plural: 'Rows' },
    admin: {
      description: 'Who held a piece of the picture, what they read, and when (0 is the left end, 100 the right).',
      initCollapsed: true,
    },
    fields: [
      row(
        text('who', 40, 'Who held this piece.'),
        text('reading', 40, 'What they read.'),
        instant('from', 'Where its line begins, 0 to 100.'),
        instant('to', 'Where its line ends, 0 to 100.'),
      ),
    ],
  },
  row(
    instant('seenAt', 'When there was enough to see it (0 to 100).'),
    text('seenLabel', 40, 'The label at that moment.', { defaultValue: 'enough to see it' }),
    instant('limitAt', 'When it could no longer be changed (0 to 100).'),
    text('limitLabel', 40, 'The label at that moment.'),
  ),
];

export const challengeFields = (): Field[] => [
  text('lead', 120, 'The challenge in one line.'),
  textArea('text', 1200, 'The challenge in full. Leave a blank line between paragraphs.'),
  {
    name: 'chart',
    type: 'group',
    interfaceName: 'SignalChart',
    fields: signalChartFields,
    admin: { description: 'The chart. Every reading is an illustration, and the page says so.' },
  },
];
