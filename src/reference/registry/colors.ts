import { type PaletteName, palette } from '@/design-system/tokens';
import type { ReferenceElement } from './element';

/** Content document, section 3. */
export const spectra = [
  { name: 'Core', text: 'Perception, and whatever can be pressed. Under a tenth of a page.' },
  { name: 'Dimensional', text: 'Inference and judgment, in drawings and large gradient text.' },
  { name: 'Orbit', text: 'Warnings in drawings. Two marks on a screen are plenty.' },
  { name: 'Foundation', text: 'Nine tenths of everything: ground, text and hairlines.' },
] as const;

type Spectrum = (typeof spectra)[number]['name'];

type Meaning = { spectrum: Spectrum; role: string; usage: string; isPrimary: boolean };

/** The type requires a meaning for every token. */
const meanings: Record<PaletteName, Meaning> = {
  ion: {
    spectrum: 'Core',
    role: 'A signal that has been joined',
    usage: 'Principal rings, focus, the one filled button of a section. Carries graphite text, never white.',
    isPrimary: true,
  },
  'light-blue': {
    spectrum: 'Core',
    role: 'The same signal, on dark',
    usage: 'Links, nodes and rings on graphite, ocean and indigo. On white only as a fill.',
    isPrimary: true,
  },
  quartz: {
    spectrum: 'Core',
    role: 'Light itself',
    usage: 'Text on dark grounds, and the ground of frost sections.',
    isPrimary: true,
  },
  indigo: {
    spectrum: 'Dimensional',
    role: 'Machine inference',
    usage: 'What a model has read: strokes, fills, gradient text from 24 px.',
    isPrimary: false,
  },
  magenta: {
    spectrum: 'Dimensional',
    role: 'Human judgment',
    usage: 'What a person has judged: strokes and fills, in gradients beside indigo.',
    isPrimary: false,
  },
  amber: {
    spectrum: 'Orbit',
    role: 'A signal nobody has read yet',
    usage: 'One mark in a drawing. On light grounds with a graphite edge.',
    isPrimary: false,
  },
  ember: {
    spectrum: 'Orbit',
    role: 'Harm, error, cascade',
    usage: 'Messages about what went wrong, the moment a chart turns. Mixed with graphite for text.',
    isPrimary: false,
  },
  graphite: {
    spectrum: 'Foundation',
    role: 'Dark ground, and text on light',
    usage: 'Heroes, one dark section a page, the footer; body text on white and frost.',
    isPrimary: true,
  },
  shadow: {
    spectrum: 'Foundation',
    role: 'Second text on light',
    usage: 'Supporting sentences; the dark button while the pointer is on it.',
    isPrimary: false,
  },
  mid: {
    spectrum: 'Foundation',
    role: 'Captions on white',
    usage: 'Notes and units on white. Too quiet for text on any dark ground.',
    isPrimary: false,
  },
  'light-grey': {
    spectrum: 'Foundation',
    role: 'Captions on graphite',
    usage: 'Notes and units on graphite. Never text on light grounds.',
    isPrimary: false,
  },
};

export type Swatch = Meaning & { token: PaletteName; name: string; var: string; hex: string };

export const swatches: Swatch[] = (Object.keys(palette) as PaletteName[]).map((token) => ({
  token,
  name: palette[token].name,
  var: `--color-${token}`,
  hex: palette[token].hex,
  ...meanings[token],
}));

export const colorDos = [
  'Say something with every color: amber waits to be read, ion has been joined, ember harms.',
  'Keep nine tenths of a page in graphite, white and greys.',
  'Set graphite text on ion and on amber.',
  'Mix ion with graphite for links on white, as the accent of each ground does.',
];
export const colorDonts = [
  'Set white text on ion: its contrast is below 4.5.',
  'Use light blue, light grey or amber for text on light grounds.',
  'Put more than one amber idea on a screen.',
  'Write a hex value into a component. There is a token for it, or there is no such color.',
];

export const colors: ReferenceElement[] = swatches.map((swatch) => ({
  id: `color/${swatch.token}`,
  name: swatch.name,
  page: 'design-system',
  subject: swatch,
}));
