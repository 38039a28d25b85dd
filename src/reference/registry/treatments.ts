import type { Ground } from '@/fields/section';
import type { ReferenceElement } from './element';

/** Content document, sections 2 and 3; decisions, "Routes". */
export type Treatment = {
  /** CT-01 to CT-12, plus CT-07A and CT-07B: fourteen. */
  id: string;
  name: string;
  description: string;
  /** CSS declarations of the sample and the copied text. Colors are tokens. */
  style: Record<string, string>;
  ground: Ground;
};

const onDark = { color: 'var(--color-quartz)', '--ink-2': 'var(--color-light-grey)' };
const onLight = { color: 'var(--color-graphite)', '--ink-2': 'var(--color-shadow)' };
const frame = { padding: 'var(--space-card)', 'border-radius': 'var(--radius-plate)' };

export const treatmentRecords: Treatment[] = [
  {
    id: 'CT-01',
    name: 'Hairline',
    description: 'One line above, nothing else. What follows in a column of its kind.',
    ground: 'white',
    style: { padding: '24px 0 0', 'border-top': '1px solid var(--rule-2)' },
  },
  {
    id: 'CT-02',
    name: 'Plate',
    description: 'A frame of one hairline. Cells that belong together share it.',
    ground: 'white',
    style: { ...frame, border: '1px solid var(--rule-2)' },
  },
  {
    id: 'CT-03',
    name: 'Marked Rule',
    description: 'A hairline that begins in ion: the current one of several.',
    ground: 'white',
    style: {
      padding: '24px 0 0',
      border: '0 solid transparent',
      background: 'linear-gradient(var(--color-ion), var(--color-ion)) 0 0 / 48px 2px no-repeat',
      'box-shadow': 'inset 0 1px 0 var(--rule-2)',
    },
  },
  {
    id: 'CT-04',
    name: 'Frost Panel',
    description: 'Quartz without a line, where a frame would be one too many.',
    ground: 'white',
    style: { ...frame, ...onLight, background: 'var(--color-quartz)' },
  },
  {
    id: 'CT-05',
    name: 'Graphite Panel',
    description: 'The instrument on a page of paper: charts, codes, a reading.',
    ground: 'white',
    style: { ...frame, ...onDark, background: 'var(--color-graphite)' },
  },
  {
    id: 'CT-06',
    name: 'Dark Luminous',
    description: 'A light at the edge where the drawing stands. For one panel of a page.',
    ground: 'graphite',
    style: {
      ...frame,
      ...onDark,
      border: '1px solid var(--rule)',
      background:
        'radial-gradient(90% 120% at 100% 100%, color-mix(in oklab, var(--color-ion) 34%, transparent), transparent 70%), var(--color-graphite)',
    },
  },
  {
    id: 'CT-07',
    name: 'Glass',
    description: 'A veil that takes its color from the ground. The general form of the two that follow.',
    ground: 'indigo',
    style: {
      ...frame,
      border: '1px solid var(--rule)',
      background: 'color-mix(in oklab, var(--ground) 72%, transparent)',
      'backdrop-filter': 'blur(16px)',
    },
  },
  {
    id: 'CT-07A',
    name: 'Glass, Dark',
    description: 'A veil of quartz over a dark mesh. Only where something lies behind it.',
    ground: 'ocean',
    style: {
      ...frame,
      ...onDark,
      '--ink-2': 'var(--color-quartz)',
      border: '1px solid color-mix(in oklab, var(--color-quartz) 24%, transparent)',
      background: 'color-mix(in oklab, var(--color-graphite) 56%, transparent)',
      'backdrop-filter': 'blur(16px)',
    },
  },
  {
    id: 'CT-07B',
    name: 'Glass, Light',
    description: 'The same veil in white, over Frost.',
    ground: 'frost',
    style: {
      ...frame,
      ...onLight,
      border: '1px solid color-mix(in oklab, var(--color-graphite) 14%, transparent)',
      background: 'color-mix(in oklab, var(--color-white) 72%, transparent)',
      'backdrop-filter': 'blur(16px)',
    },
  },
  {
    id: 'CT-08',
    name: 'Outlined Minimal',
    description: 'A frame that answers to the pointer. For a card that is one link.',
    ground: 'graphite',
    style: {
      ...frame,
      border: '1px solid var(--rule-2)',
      transition: 'border-color var(--duration-quick) var(--ease-standard)',
    },
  },
  {
    id: 'CT-09',
    name: 'Unread Edge',
    description: 'Amber along one side: something in here has not been read yet.',
    ground: 'white',
    style: {
      padding: 'var(--space-card)',
      border: '1px solid var(--rule-2)',
      'border-inline-start': '4px solid var(--color-amber)',
    },
  },
  {
    id: 'CT-10',
    name: 'Gradient Frame',
    description: 'The Perception gradient as a line of two pixels. Once a page.',
    ground: 'graphite',
    style: {
      padding: 'var(--space-card)',
      border: '2px solid transparent',
      'border-image': 'var(--gradient-perception) 1',
    },
  },
  {
    id: 'CT-11',
    name: 'Ruler',
    description: 'Twelve ticks at the head: the grid, shown once.',
    ground: 'white',
    style: {
      padding: '32px 0 0',
      background:
        'repeating-linear-gradient(90deg, var(--rule-2) 0 1px, transparent 1px calc(100% / 12)) 0 0 / 100% 8px no-repeat',
    },
  },
  {
    id: 'CT-12',
    name: 'Recess',
    description: 'A field let into the ground by a line inside its edge: forms, codes, what can be changed.',
    ground: 'frost',
    style: {
      ...frame,
      ...onLight,
      background: 'color-mix(in oklab, var(--color-graphite) 4%, transparent)',
      'box-shadow': 'inset 0 1px 0 color-mix(in oklab, var(--color-graphite) 30%, transparent)',
    },
  },
];

export const treatmentClass = ({ id }: Treatment) => id.toLowerCase();

export const treatmentCss = (treatment: Treatment) =>
  `.${treatmentClass(treatment)} {\n${Object.entries(treatment.style)
    .map(([property, value]) => `  ${property}: ${value};\n`)
    .join('')}}`;

export const treatmentElement = (treatment: Treatment): ReferenceElement => ({
  id: `treatment/${treatmentClass(treatment)}`,
  name: `${treatment.id} ${treatment.name}`,
  page: 'container-treatments',
  subject: { style: treatment.style, ground: treatment.ground },
});

export const treatments: ReferenceElement[] = treatmentRecords.map(treatmentElement);
