/**
 * Design tokens (content document, section 9), the single source of their values. `npm run generate` writes tokens.css
 * from them. Where the document gives a range, type grows from 390 to 1280 px of viewport.
 */
export const palette = {
  ion: { name: 'Ion Blue', hex: '#0C8CE9' },
  'light-blue': { name: 'Light Blue', hex: '#9ED1F6' },
  quartz: { name: 'Quartz White', hex: '#E9F3FF' },
  indigo: { name: 'Electric Indigo', hex: '#6A63FF' },
  magenta: { name: 'Magenta Signal', hex: '#C23BFF' },
  amber: { name: 'Amber Arc', hex: '#FFAC00' },
  ember: { name: 'Ember', hex: '#FC4E12' },
  graphite: { name: 'Deep Graphite', hex: '#17191F' },
  shadow: { name: 'Shadow Grey', hex: '#3E4447' },
  mid: { name: 'Mid Grey', hex: '#646B6E' },
  'light-grey': { name: 'Light Grey', hex: '#B2B4B5' },
} as const;

export type PaletteName = keyof typeof palette;

/** grounds.css adds lights and text colors. Two are custom mixtures. */
export const groundColors = {
  white: '#FFFFFF',
  frost: palette.quartz.hex,
  graphite: palette.graphite.hex,
  ocean: '#0D2238',
  indigo: '#1B1A33',
} as const;

/** A palette color, or a percentage of one mixed in oklab with another. */
export type Ink = PaletteName | readonly [PaletteName, number, PaletteName];

const darkInks = {
  ink: 'quartz',
  'ink-2': ['quartz', 78, 'graphite'],
  'ink-3': 'light-grey',
  accent: 'light-blue',
} as const;

/**
 * Text, secondary text, captions and links per ground. Ocean is bright in the middle, so quieter text needs more quartz
 * for a ratio of 4.5.
 */
export const groundInks = {
  white: { ink: 'graphite', 'ink-2': 'shadow', 'ink-3': 'mid', accent: ['ion', 72, 'graphite'] },
  frost: { ink: 'graphite', 'ink-2': 'shadow', 'ink-3': ['mid', 80, 'graphite'], accent: ['ion', 70, 'graphite'] },
  graphite: darkInks,
  ocean: {
    ink: 'quartz',
    'ink-2': ['quartz', 91, 'graphite'],
    'ink-3': ['quartz', 90, 'graphite'],
    accent: ['light-blue', 60, 'quartz'],
  },
  indigo: darkInks,
} as const satisfies Record<keyof typeof groundColors, Record<string, Ink>>;

export const gradientAngle = 135;

/** Always at the same angle. */
export const gradients = {
  ion: ['ion', 'light-blue'],
  perception: ['ion', 'indigo'],
  signal: ['indigo', 'magenta'],
  arc: ['amber', 'ember'],
  quartz: ['quartz', 'light-blue'],
  graphite: ['graphite', 'shadow'],
} as const satisfies Record<string, readonly [PaletteName, PaletteName]>;

/** In px. Tailwind's unit is 4 px, so `p-6` is 24 px. */
export const spacingUnit = 4;
export const spacing = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

/** In px: on small and on large screens. */
export const sectionSpacing = {
  'hero-top': [96, 128],
  'hero-bottom': [48, 80],
  section: [64, 96],
  'cta-section': [48, 64],
  'subsection-gap': [32, 48],
  'grid-gap': [16, 32],
  card: [24, 32],
  gutter: [24, 64],
} as const;

export const navHeight = 64;

export const durations = { instant: 100, quick: 200, base: 280, slow: 400, enter: 600 } as const;

export const easings = {
  standard: [0.22, 1, 0.36, 1],
  enter: [0.16, 1, 0.3, 1],
  exit: [0.7, 0, 0.84, 0],
} as const;

/** In ms, between items that enter one after another. */
export const staggers = { brisk: 60, steady: 80, calm: 100 } as const;

/** Schibsted Grotesk speaks, IBM Plex Mono annotates (`label`). */
export const typefaces = { sans: 'Schibsted Grotesk', mono: 'IBM Plex Mono' } as const;

type TypeStyle = {
  sizes: readonly [number, number];
  lineHeight: number;
  letterSpacing: number;
  weight: number;
};

export const typeScale = {
  hero: { sizes: [48, 72], lineHeight: 1.04, letterSpacing: -0.036, weight: 450 },
  subheadline: { sizes: [24, 36], lineHeight: 1.24, letterSpacing: -0.022, weight: 400 },
  page: { sizes: [36, 48], lineHeight: 1.1, letterSpacing: -0.03, weight: 450 },
  header: { sizes: [24, 30], lineHeight: 1.2, letterSpacing: -0.022, weight: 500 },
  subsection: { sizes: [20, 24], lineHeight: 1.28, letterSpacing: -0.016, weight: 500 },
  card: { sizes: [18, 20], lineHeight: 1.32, letterSpacing: -0.012, weight: 600 },
  intro: { sizes: [18, 24], lineHeight: 1.45, letterSpacing: -0.01, weight: 400 },
  body: { sizes: [18, 18], lineHeight: 1.6, letterSpacing: 0, weight: 400 },
  small: { sizes: [16, 16], lineHeight: 1.55, letterSpacing: 0, weight: 400 },
  caption: { sizes: [14, 14], lineHeight: 1.5, letterSpacing: 0, weight: 400 },
  label: { sizes: [14, 14], lineHeight: 1.4, letterSpacing: -0.01, weight: 400 },
} as const satisfies Record<string, TypeStyle>;

/** In px: viewport widths between which sizes grow. */
export const fluidRange = [390, 1280] as const;
