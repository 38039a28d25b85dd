import type { Ground } from '@/fields/section';

export type ThemeName = 'v1' | 'v5';

/** What a section of the reference is for; its ground follows from that and the theme. */
export type SectionRole = 'opening' | 'page' | 'quiet' | 'dark';

/** The grounds of both themes. Accents of the revised one are in design-system.css, by `data-reference`. */
export const themes: Record<ThemeName, Record<SectionRole, Ground>> = {
  v1: { opening: 'graphite', page: 'white', quiet: 'frost', dark: 'graphite' },
  v5: { opening: 'indigo', page: 'frost', quiet: 'white', dark: 'ocean' },
};

/** The theme of the bar over a ground. */
export const navThemeOf = (ground: Ground) => (ground === 'white' || ground === 'frost' ? 'light' : 'dark');
