import type { Field } from 'payload';
import { figure } from './figure';
import { link } from './link';
import { picture } from './picture';
import { points } from './points';

/** One capability (content document, section 3). */
export const capabilityFields: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 80, admin: { description: 'What it is called.' } },
  { name: 'subtitle', type: 'text', maxLength: 120, admin: { description: 'A few words under the title. Optional.' } },
  {
    name: 'text',
    type: 'textarea',
    required: true,
    maxLength: 500,
    admin: { description: 'What it does, in two or three sentences.' },
  },
  {
    name: 'pointsLabel',
    type: 'text',
    maxLength: 40,
    admin: { description: 'What the list is called, for example Focus areas. Optional.' },
  },
  points('points', 'A short list under the text. Optional.', { maxRows: 6 }),
  figure(),
  picture('A picture in the place of the drawing. Optional.'),
  ...link({ optional: true, description: 'A link under the text. Optional.' }),
];

export const dimensionFields: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 60, admin: { description: 'The name of the dimension.' } },
  {
    name: 'text',
    type: 'textarea',
    required: true,
    maxLength: 300,
    admin: { description: 'What is perceived in it.' },
  },
  figure(),
  picture('A picture in the place of the drawing. Optional.'),
];

/** One deployment phase; numbered by its position in the list. */
export const phaseFields: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 80, admin: { description: 'What the phase is called.' } },
  {
    name: 'duration',
    type: 'text',
    required: true,
    maxLength: 40,
    admin: { description: 'How long it takes, for example 90 Days or 6-12 Months.' },
  },
  {
    name: 'description',
    type: 'textarea',
    required: true,
    maxLength: 600,
    admin: { description: 'What happens in this phase.' },
  },
  {
    name: 'outcome',
    type: 'textarea',
    required: true,
    maxLength: 300,
    admin: { description: 'The result of this phase.' },
  },
];

/** A chart of signals on one time axis from 0 (left) to 100 (right). */
export const signalChartFields: Field[] = [
  {
    name: 'caption',
    type: 'text',
    maxLength: 80,
    admin: { description: 'What the time axis shows, for example "One afternoon".' },
  },
  {
    name: 'ticks',
    type: 'array',
    maxRows: 8,
    labels: { singular: 'Tick', plural: 'Ticks' },
    admin: { description: 'Labels of the time axis, evenly spaced from left to right.', initCollapsed: true },
    fields: [{ name: 'label', type: 'text', required: true, maxLength: 20 }],
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
      {
        type: 'row',
        fields: [
          { name: 'who', type: 'text', required: true, maxLength: 40, admin: { description: 'Who held this piece.' } },
          { name: 'reading', type: 'text', required: true, maxLength: 40, admin: { description: 'What they read.' } },
          {
            name: 'from',
            type: 'number',
            required: true,
            min: 0,
            max: 100,
            admin: { description: 'Where its line begins, 0 to 100.' },
          },
          {
            name: 'to',
            type: 'number',
            required: true,
            min: 0,
            max: 100,
            admin: { description: 'Where its line ends, 0 to 100.' },
          },
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'seenAt',
        type: 'number',
        required: true,
        min: 0,
        max: 100,
        admin: { description: 'When there was enough to see it (0 to 100).' },
      },
      {
        name: 'seenLabel',
        type: 'text',
        required: true,
        maxLength: 40,
        defaultValue: 'enough to see it',
        admin: { description: 'The label at that moment.' },
      },
      {
        name: 'limitAt',
        type: 'number',
        required: true,
        min: 0,
        max: 100,
        admin: { description: 'When it could no longer be changed (0 to 100).' },
      },
      {
        name: 'limitLabel',
        type: 'text',
        required: true,
        maxLength: 40,
        admin: { description: 'The label at that moment.' },
      },
    ],
  },
];
