import { gradients, type PaletteName, palette, typeScale } from '@/design-system/tokens';
import type { ReferenceElement } from './element';

type TypeName = keyof typeof typeScale;

type Use = {
  name: string;
  element: string;
  /** Number of named sizes: three have one between the smallest and the largest. */
  steps: 1 | 2 | 3;
  color: PaletteName;
  maxWidth: string;
  usage: string;
  specimen: string;
};

const uses: Record<TypeName, Use> = {
  hero: {
    name: 'Hero title',
    element: 'h1',
    steps: 3,
    color: 'graphite',
    maxWidth: '14em',
    usage: 'Once a page, at its opening.',
    specimen: 'Close the gap',
  },
  subheadline: {
    name: 'Subheadline',
    element: 'p',
    steps: 3,
    color: 'shadow',
    maxWidth: '27em',
    usage: 'The sentence under a hero title.',
    specimen: 'People sense what is shifting',
  },
  page: {
    name: 'Page title',
    element: 'h1, h2',
    steps: 2,
    color: 'graphite',
    maxWidth: '20em',
    usage: 'Headlines of sections on marketing pages, titles of plain pages.',
    specimen: 'What changes when you can see',
  },
  header: {
    name: 'Section header',
    element: 'h2, h3',
    steps: 2,
    color: 'graphite',
    maxWidth: '24em',
    usage: 'Headlines of cells and panels.',
    specimen: 'From reactive to predictive',
  },
  subsection: {
    name: 'Subsection',
    element: 'h3',
    steps: 2,
    color: 'graphite',
    maxWidth: '28em',
    usage: 'Groups within a section.',
    specimen: 'Context as strategy',
  },
  card: {
    name: 'Card title',
    element: 'h3, h4',
    steps: 2,
    color: 'graphite',
    maxWidth: '24em',
    usage: 'Titles of cards, terms in lists.',
    specimen: 'Asset strain sensing',
  },
  intro: {
    name: 'Intro body',
    element: 'p',
    steps: 2,
    color: 'shadow',
    maxWidth: '36em',
    usage: 'The first paragraph of a long text.',
    specimen: 'Fragments, joined while there is time to choose.',
  },
  body: {
    name: 'Body',
    element: 'p, li',
    steps: 1,
    color: 'graphite',
    maxWidth: '65ch',
    usage: 'Running text.',
    specimen: 'Each desk holds a correct reading. Nobody holds the picture.',
  },
  small: {
    name: 'Small',
    element: 'p, a, button',
    steps: 1,
    color: 'shadow',
    maxWidth: '60ch',
    usage: 'Supporting sentences, links, buttons, fields.',
    specimen: 'Instant confirmation, virtual meeting.',
  },
  caption: {
    name: 'Caption',
    element: 'p, figcaption',
    steps: 1,
    color: 'mid',
    maxWidth: '48ch',
    usage: 'Under figures, dates of documents, hints of fields.',
    specimen: 'Effective October 2, 2025',
  },
  label: {
    name: 'Mono label',
    element: 'span',
    steps: 1,
    color: 'mid',
    maxWidth: '24ch',
    usage: 'Readings, units, hours, names of marks. Lower case, never a sentence.',
    specimen: 'perception gap',
  },
};

export type TypeEntry = Omit<Use, 'steps'> & {
  id: TypeName;
  tailwind: string;
  sizes: number[];
  lineHeight: number;
  letterSpacing: number;
  weight: number;
};

function entryOf(id: TypeName): TypeEntry {
  const { sizes, lineHeight, letterSpacing, weight } = typeScale[id];
  const { steps, ...use } = uses[id];
  const [smallest, largest] = sizes;
  const between = steps === 3 ? [(smallest + largest) / 2] : [];
  return {
    id,
    ...use,
    tailwind: id === 'label' ? 'note' : `text-${id}`,
    sizes: smallest === largest ? [largest] : [smallest, ...between, largest],
    lineHeight,
    letterSpacing,
    weight,
  };
}

export const typeEntries: TypeEntry[] = (Object.keys(typeScale) as TypeName[]).map(entryOf);

/** For annotations (content document, section 9). */
export const monoSpec = {
  name: 'IBM Plex Mono',
  weights: [400, 500, 600],
  tailwind: 'note',
  size: typeScale.label.sizes[1],
  usage: 'Annotates: readings, units, hours, names of marks. Lower case, never a sentence, never a heading.',
} as const;

export type GradientText = {
  id: string;
  name: string;
  /** A gradient token; by default that of the section's ground. */
  gradient?: keyof typeof gradients;
  ground: 'graphite' | 'white' | 'frost';
  smallest: 20 | 24;
  usage: string;
  specimen: string;
};

export const gradientTexts: GradientText[] = [
  {
    id: 'quartz',
    name: 'Quartz',
    gradient: 'quartz',
    ground: 'graphite',
    smallest: 20,
    usage: 'One phrase of a hero title.',
    specimen: 'before it cascades',
  },
  {
    id: 'ion',
    name: 'Ion',
    gradient: 'ion',
    ground: 'graphite',
    smallest: 24,
    usage: 'A figure or a name in a dark panel.',
    specimen: 'a signal, joined',
  },
  {
    id: 'signal',
    name: 'Signal',
    gradient: 'signal',
    ground: 'graphite',
    smallest: 24,
    usage: 'Where machine and judgment are named together.',
    specimen: 'judged together',
  },
  {
    id: 'perception',
    name: 'Perception',
    ground: 'white',
    smallest: 24,
    usage: 'One phrase of a page title on white or frost.',
    specimen: 'while you can choose',
  },
];

export const hierarchyRules = [
  'One hero title or page title a page, and it is the only h1.',
  'Headings go down one level at a time; a size is chosen by place, never to skip a level.',
  'A section opens with its headline left and one supporting sentence right, on the same last line.',
  'Weights run from 400 to 700. Display sizes take 450, so that large text is not loud.',
  'Lines hold at most 65 characters.',
  'Figures that stand in columns are tabular; running text is not.',
];

export const typography: ReferenceElement[] = [
  ...typeEntries.map(
    (entry): ReferenceElement => ({ id: `type/${entry.id}`, name: entry.name, page: 'design-system', subject: entry }),
  ),
  { id: 'type/mono', name: monoSpec.name, page: 'design-system', subject: monoSpec },
  ...gradientTexts.map(
    (style): ReferenceElement => ({
      id: `type/gradient-text-${style.id}`,
      name: `${style.name} gradient text`,
      page: 'design-system',
      subject: { ...style, stops: style.gradient && gradients[style.gradient].map((stop) => palette[stop].hex) },
    }),
  ),
];
