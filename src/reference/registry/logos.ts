import { groundColors, palette } from '@/design-system/tokens';
import type { ReferenceElement } from './element';

type LogoShape = 'horizontal' | 'stacked' | 'mark';

/** `image`: file name of the download; the drawing is generated. */
export type LogoVariation = {
  id: string;
  name: string;
  image: string;
  description: string;
  background: 'white' | 'frost' | 'graphite' | 'ocean' | 'indigo';
  usage: string;
  primary: boolean;
  monochrome: boolean;
  shape: LogoShape;
  /** Color of lines and name, then of the pupil. */
  inks: readonly [line: string, pupil: string];
};

const { graphite, quartz, ion } = palette;

export const logoVariations: LogoVariation[] = [
  {
    id: 'primary-dark',
    name: 'Primary on dark',
    image: 'alethia-primary-dark.svg',
    description: 'The eye and the name in quartz, the pupil in light blue.',
    background: 'graphite',
    usage: 'Navigation over heroes, footer, first slide.',
    primary: true,
    monochrome: false,
    shape: 'horizontal',
    inks: [quartz.hex, palette['light-blue'].hex],
  },
  {
    id: 'primary-light',
    name: 'Primary on light',
    image: 'alethia-primary-light.svg',
    description: 'The eye and the name in graphite, the pupil in ion.',
    background: 'white',
    usage: 'White pages, letters, contracts.',
    primary: true,
    monochrome: false,
    shape: 'horizontal',
    inks: [graphite.hex, ion.hex],
  },
  {
    id: 'stacked',
    name: 'Stacked',
    image: 'alethia-stacked.svg',
    description: 'The eye above the name, on one axis through the pupil.',
    background: 'frost',
    usage: 'Squares and tall formats: covers, badges, the end of a film.',
    primary: false,
    monochrome: false,
    shape: 'stacked',
    inks: [graphite.hex, ion.hex],
  },
  {
    id: 'icon-mark',
    name: 'Icon mark',
    image: 'alethia-mark.svg',
    description: 'The eye alone: two lids, the iris, the pupil.',
    background: 'ocean',
    usage: 'Below 120 px of width: browser tabs, avatars, app icons.',
    primary: false,
    monochrome: false,
    shape: 'mark',
    inks: [quartz.hex, palette['light-blue'].hex],
  },
  {
    id: 'monochrome-dark',
    name: 'Monochrome graphite',
    image: 'alethia-monochrome-graphite.svg',
    description: 'One ink for lines, name and pupil.',
    background: 'white',
    usage: 'Stamps, engraving, fax and newspaper.',
    primary: false,
    monochrome: true,
    shape: 'horizontal',
    inks: [graphite.hex, graphite.hex],
  },
  {
    id: 'monochrome-light',
    name: 'Monochrome quartz',
    image: 'alethia-monochrome-quartz.svg',
    description: 'One light ink on any dark ground.',
    background: 'indigo',
    usage: 'Partners’ dark pages, glass, fabric.',
    primary: false,
    monochrome: true,
    shape: 'horizontal',
    inks: [quartz.hex, quartz.hex],
  },
];

/** Content document, section 5. */
export const logoRules = [
  { name: 'Minimum digital width', value: '120px', text: 'Below that the name cannot be read: use the icon mark.' },
  { name: 'Minimum print width', value: '0.75 inches', text: 'Measured over the eye and the name.' },
  { name: 'Icon mark', value: '32px × 32px', text: 'Used wherever there are fewer than 120px of width.' },
  {
    name: 'Clear space',
    value: 'Height of the A',
    text: 'On all four sides, nothing comes closer than the height of the letter A of the wordmark.',
  },
];

export const logoDos = [
  'Choose the variation by its ground: light lines on dark, dark lines on light.',
  'Keep the height of the A free on every side.',
  'Use the icon mark where the whole logo would be narrower than 120px.',
  'Take the drawing from this page. Its lines are 1.25 px at 32 px and grow with it.',
];
export const logoDonts = [
  'Recolor the pupil. Amber is a signal nobody has read, and the brand has read it.',
  'Put a gradient, a glow or a shadow on it.',
  'Stretch, tilt or crop the eye, or close its lids.',
  'Set the name in another typeface, or without the eye.',
];

export const logos: ReferenceElement[] = logoVariations.map((variation) => ({
  id: `logo/${variation.id}`,
  name: variation.name,
  page: 'design-system',
  subject: { ...variation, ground: groundColors[variation.background] },
}));
