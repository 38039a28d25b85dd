import type { SiteFacts } from '@/lib/site-facts';

/** Measurements for examples and tests. The real ones are in src/plugins/disclosure/facts.json. */
export const exampleFacts: SiteFacts = {
  date: '2026-11-22T09:30:00.000Z',
  accessibility: {
    program: 'axe-core 4.14.0',
    rules: ['wcag2a', 'wcag2aa'],
    widths: [390, 1440],
    pages: ['/', '/contact', '/platform'],
    violations: [],
    undecided: [
      {
        rule: 'color-contrast',
        help: 'Elements must meet minimum color contrast ratio thresholds',
        places: 4,
        pages: ['/', '/platform'],
      },
    ],
  },
  weight: {
    program: 'Sustainable Web Design Model 4 (@tgwf/co2 0.19.0)',
    width: 1350,
    pages: [
      { path: '/', requests: 6, thirdParties: 0, bytes: 92_160, grams: 0.0137 },
      { path: '/contact', requests: 14, thirdParties: 0, bytes: 307_200, grams: 0.0455 },
    ],
  },
};
