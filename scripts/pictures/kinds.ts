import type { Page } from '@playwright/test';

type Media = Parameters<Page['emulateMedia']>[0];

export const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export type Width = (typeof windows)[number]['width'];

/** Only `light` shows what scrolling plays; the others show it complete. */
export const modes = {
  light: {},
  'reduced-motion': { reducedMotion: 'reduce' },
  'forced-colors': { reducedMotion: 'reduce', forcedColors: 'active' },
  print: { media: 'print' },
} as const satisfies Record<string, Media>;

export type Mode = keyof typeof modes;

/** Colors and motion do not depend on the width; paper without its margins is about as wide as a tablet. */
export const widthsOf: Record<Mode, Width[]> = {
  light: [390, 768, 1440],
  'reduced-motion': [1440],
  'forced-colors': [1440],
  print: [768],
};

/** Pages outside the CMS, most of them about the design. */
export const codedPages = [
  '/auth',
  '/search?q=signal',
  '/no-such-page',
  '/design-system',
  '/perception-icon',
  '/perception-icon/library',
  '/templates',
  '/voice-verbal',
  '/container-treatments',
];

export const fileName = (path: string): string =>
  path.replace(/\?.*/, '').replaceAll('/', '-').replace(/^-/, '') || 'home';
