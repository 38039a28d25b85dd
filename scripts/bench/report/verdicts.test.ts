import { expect, test } from 'vitest';
import type { Flat } from '../measure/flat.ts';
import type { Publishing } from '../measure/publish.ts';
import { verdictSection } from './all-report.ts';
import { isFlat } from './limits.ts';
import type { Report } from './report-data.ts';
import { sampleReport } from './sample-report.ts';
import { verdicts } from './verdicts.ts';

const report: Report = {
  ...sampleReport,
  machine: { ...sampleReport.machine, cores: 2 },
};
const seen = (visibleP95: number, place?: string): Publishing => ({
  label: 'title',
  page: '/',
  place,
  edits: 3,
  responseMedian: 50,
  visibleMedian: 80,
  visibleP95,
  visibleMax: visibleP95,
  stale: 0,
});
const flat = (pages: number, milliseconds: number): Flat => ({
  pages,
  cold: { home: milliseconds, ready: milliseconds },
  warm: { home: 500, ready: 500 },
  sitemap: { made: 100, again: 5, bytes: 1_000, urls: pages },
  warmSeconds: 1,
  failed: 0,
  memory: { start: 300, all: 400 },
  disk: 1,
  publish: [seen(300)],
  mostRead: { pages: 100, renderedMedian: 900, renderedMax: 1_000 },
  adminList: 10,
});

test('a skipped measurement has no verdict', () => {
  expect(verdicts(report)).toEqual([]);
});

test('the worst place decides, and the report names it', () => {
  const [, verdict] = verdicts({ ...report, instances: [seen(80), seen(501, 'reverse-proxy'), seen(90)] });
  expect(verdict).toMatchObject({ holds: false, measured: '501 ms (title; reverse-proxy)' });
});

test('a release is visible within two seconds, and never beside what it replaces', () => {
  const release = {
    documents: 50,
    releases: 5,
    responseMedian: 900,
    visibleMedian: 950,
    visibleMax: 2_400,
    fromRequestP95: 3_000,
  };
  const holds = (visibleP95: number, mixed: number) =>
    verdicts({ ...report, release: { ...release, visibleP95, mixed } }).map((verdict) => verdict.holds);
  expect(holds(2_000, 0)).toEqual([true, true]);
  expect(holds(2_001, 1)).toEqual([false, false]);
});

test('a first visit has a budget of bytes and carbon, another one with a form; a violated rule of axe exceeds its own', () => {
  const size = { wire: 0, raw: 0, gzip: 0 };
  const sizes = { html: size, js: size, css: size, fonts: size, images: size, other: size };
  const visit = (page: string, totalWire: number) => ({
    ...{ page, totalWire, sizes, requests: 1, thirdParty: [], documentRequests: 1 },
  });
  const violations = [{ rule: 'link-name', help: 'Links must have text', places: 2, pages: ['/'] }];
  const accessibility = { program: 'axe', rules: ['wcag2a'], widths: [390], pages: ['/'], violations, undecided: [] };
  const exceeded = verdicts({ ...report, weight: [visit('/', 300_000), visit('/contact', 250_000)], accessibility })
    .filter(({ holds }) => !holds)
    .map(({ what }) => what);
  expect(exceeded).toEqual(['content pages: first visit', 'content pages: carbon', 'rules of axe that are violated']);
});

test('NaN never meets a limit', () => {
  expect(verdicts({ ...report, publish: [seen(80), seen(Number.NaN)] })[1]?.holds).toBe(false);
});

test('a value equal to its limit passes', () => {
  expect(verdicts({ ...report, publish: [seen(500)] })[1]?.holds).toBe(true);
});

test.each([
  [1_000, 1_100, true],
  [1_000, 1_600, false],
  [100, 290, true],
  [100, 310, false],
])('%i ms with few pages and %i ms with many is flat: %s', (small, large, expected) => {
  expect(isFlat(small, large)).toBe(expected);
});

test('the largest site is compared with the smallest', () => {
  const grown = verdicts({ ...report, flat: [flat(10, 500), flat(10_000, 5_000)] });
  expect(grown.filter(({ holds }) => !holds).map(({ what }) => what)).toEqual([
    '10,000 pages beside 10: start to the first page',
    '10,000 pages beside 10: start to ready',
  ]);
});

test('the summary names exceeded limits', () => {
  const text = verdictSection(verdicts({ ...report, publish: [seen(2_000)] }));
  expect(text).toContain('1 of 2 limits do not hold: publish to visible, p95.');
  expect(verdictSection(verdicts({ ...report, publish: [seen(20)] }))).toContain('All 2 limits hold.');
});
