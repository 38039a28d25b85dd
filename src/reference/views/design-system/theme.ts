import type { Ground } from '@/fields/section';

export type ThemeName = 'v1' | 'v5';

export type SectionRole = 'opening' | 'page' | 'quiet' | 'dark';

/** Accents of v5 are in design-system.css, by `data-reference`. */
export const themes: Record<ThemeName, Record<SectionRole, Ground>> = {
  v1: { opening: 'graphite', page: 'white', quiet: 'frost', dark: 'graphite' },
  v5: { opening: 'indigo', page: 'frost', quiet: 'white', dark: 'ocean' },
};
