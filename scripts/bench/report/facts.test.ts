import { expect, test } from 'vitest';
import { siteFactsSchema } from '../../../src/lib/site-facts.ts';
import { factsOf } from './facts.ts';
import type { Report } from './report-data.ts';
import { sampleReport } from './sample-report.ts';

const size = { wire: 10_000, raw: 30_000, gzip: 9_000 };
const sizes = { html: size, js: size, css: size, fonts: size, images: size, other: size };
const report: Report = {
  ...sampleReport,
  weight: [{ page: '/', requests: 6, thirdParty: [], sizes, totalWire: 60_000, documentRequests: 1 }],
  accessibility: {
    program: 'axe-core 4.14.0',
    rules: ['wcag2a'],
    widths: [390],
    pages: ['/'],
    violations: [{ rule: 'link-name', help: 'Links must have discernible text', places: 2, pages: ['/'] }],
    undecided: [],
  },
};

test('facts are those of the report: its date, what was found, and the carbon of its bytes', () => {
  const facts = factsOf(report);
  expect(facts.date).toBe(report.date);
  expect(facts.accessibility.violations).toEqual(report.accessibility?.violations);
  expect(facts.weight.pages).toEqual([{ path: '/', requests: 6, thirdParties: 0, bytes: 60_000, grams: 0.008892 }]);
  expect(siteFactsSchema.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
});

test.each(['weight', 'accessibility'] as const)('without %s nothing is written: no half statement', (part) => {
  expect(() => factsOf({ ...report, [part]: undefined })).toThrow('not both measured');
});
