import { expect, test } from 'vitest';
import { referenceSection } from './reference-report.ts';

const size = (gzip: number) => ({ wire: gzip, raw: 4 * gzip, gzip });

test('says what a first visit and one decision cost', () => {
  const text = referenceSection({
    weight: {
      page: '/design-system',
      documentRequests: 1,
      requests: 6,
      thirdParty: [],
      sizes: {
        html: size(60_000),
        js: size(11_000),
        css: size(25_000),
        fonts: size(0),
        images: size(0),
        other: size(0),
      },
      totalWire: 96_000,
    },
    lighthouse: {
      page: '/design-system',
      version: '13',
      performance: 99,
      performanceRuns: [99, 98, 100],
      accessibility: 100,
      'best-practices': 100,
      seo: 66,
      lcp: 1_900,
      fcp: 1_500,
      tbt: 12,
      cls: 0,
      benchmarkIndex: 1_000,
      failing: ['is-crawlable'],
    },
    elements: 123,
    keep: { presses: 20, median: 0.4567, maximum: 1.2 },
  });
  expect(text).toContain('| /design-system |');
  expect(text).toContain('60,000');
  expect(text).toContain('11,000');
  expect(text).toContain('with 123 elements on the page: 0.46 ms of script (median of 20), 1.2 ms at most');
});
