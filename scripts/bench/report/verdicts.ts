import { gramsOf } from '../measure/carbon.ts';
import type { Flat } from '../measure/flat.ts';
import type { LighthouseResult } from '../measure/lighthouse.ts';
import type { Publishing } from '../measure/publish.ts';
import { formPages, unindexedPages } from '../world/pages.ts';
import { isFlat, limits } from './limits.ts';
import type { Report } from './report-data.ts';

export type Verdict = { what: string; limit: string; measured: string; holds: boolean };

type Found = { value: number; at: string };

/** A limit, and everything that was measured against it: nothing if the measurement was skipped. */
type Rule = [what: string, sign: '≤' | '≥', limit: number, found: Found[], unit?: string];

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** Reads a value of each result, with the place that the result is of. */
const each =
  <Result>(results: Result[] | undefined, at: (result: Result) => string) =>
  (value: (result: Result) => number | undefined): Found[] =>
    (results ?? []).flatMap((result) => {
      const found = value(result);
      return found === undefined ? [] : { value: found, at: at(result) };
    });

const one = <Result>(result: Result | undefined, at: (result: Result) => string) => each(result && [result], at);

const pageOf = ({ page }: { page: string }) => page;

const isIndexed = ({ page }: LighthouseResult) => !unindexedPages.includes(page);

type Scores = { performance: number; otherScores: number; lcp: number; tbt: number; cls: number };

function scoreRules(name: string, results: LighthouseResult[] | undefined, limit: Scores): Rule[] {
  const scores = each(results, pageOf);
  return [
    [`${name}: performance`, '≥', limit.performance, scores(({ performance }) => performance)],
    [`${name}: accessibility`, '≥', limit.otherScores, scores(({ accessibility }) => accessibility)],
    [`${name}: best practices`, '≥', limit.otherScores, scores((result) => result['best-practices'])],
    [`${name}: SEO`, '≥', limit.otherScores, each(results?.filter(isIndexed), pageOf)(({ seo }) => seo)],
    [`${name}: LCP, mobile`, '≤', limit.lcp, scores(({ lcp }) => lcp), ' ms'],
    [`${name}: TBT`, '≤', limit.tbt, scores(({ tbt }) => tbt), ' ms'],
    [`${name}: CLS`, '≤', limit.cls, scores(({ cls }) => cls)],
  ];
}

function publishRules(what: string, results: Publishing[] | undefined): Rule[] {
  const publishes = each(results, ({ label, place }) => (place ? `${label}; ${place}` : label));
  return [
    [`${what}, p50`, '≤', limits.publish.p50, publishes(({ visibleMedian }) => visibleMedian), ' ms'],
    [`${what}, p95`, '≤', limits.publish.p95, publishes(({ visibleP95 }) => visibleP95), ' ms'],
  ];
}

/** What visitors load, and what is found on every page by a program. */
function visitRules({ weight = [], accessibility }: Report): Rule[] {
  const { content, forms } = limits.visit;
  const kinds = [
    ['content pages', content, weight.filter(({ page }) => !formPages.includes(page))],
    ['form pages', forms, weight.filter(({ page }) => formPages.includes(page))],
  ] as const;
  const violations = one(accessibility, ({ pages }) => `${pages.length} pages`)((result) => result.violations.length);
  return [
    ...kinds.flatMap(([name, limit, weights]): Rule[] => [
      [`${name}: first visit`, '≤', limit.bytes, each(weights, pageOf)(({ totalWire }) => totalWire), ' bytes'],
      [`${name}: carbon`, '≤', limit.grams, each(weights, pageOf)(({ totalWire }) => gramsOf(totalWire)), ' g'],
    ]),
    ['rules of axe that are violated', '≤', limits.violations, violations],
  ];
}

function siteRules(report: Report): Rule[] {
  const { content, forms } = limits;
  const weight = each(report.weight, pageOf);
  const formScripts = report.bareNext && each(report.scripts, pageOf)(({ sizes }) => sizes.js.gzip);
  const formLimit = (report.bareNext?.weight.sizes.js.gzip ?? 0) + forms.jsBeyondNext;
  const throughput = each(report.throughput, ({ page, encoding }) => `${page} (${encoding})`);
  const release = one(report.release, ({ releases, documents }) => `${releases} releases of ${documents} pages`);
  const html = weight(({ sizes: { html, css } }) => html.gzip + css.gzip);
  return [
    ['content pages: JS, gzip', '≤', content.js, weight(({ sizes }) => sizes.js.gzip), ' bytes'],
    ['content pages: HTML + CSS, gzip', '≤', content.htmlAndCss, html, ' bytes'],
    ['content pages: requests on a first visit', '≤', content.requests, weight(({ requests }) => requests)],
    ['content pages: third parties', '≤', content.thirdParty, weight(({ thirdParty }) => thirdParty.length)],
    ['content pages: document requests', '≤', content.document, weight(({ documentRequests }) => documentRequests)],
    ...scoreRules('content pages', report.lighthouse, content),
    ['form pages: JS, gzip (bare Next + 15 KB)', '≤', formLimit, formScripts ?? [], ' bytes'],
    ...scoreRules('form pages', report.formsLighthouse, forms),
    ['requests per second ÷ nginx, Node alone', '≥', content.ofNginx, throughput(({ ratio }) => ratio)],
    [
      'requests per second ÷ nginx, through the reverse proxy',
      '≥',
      content.ofNginxWithReverseProxy,
      throughput(({ reverseProxyRatio }) => reverseProxyRatio),
    ],
    ...publishRules('publish to visible', report.publish),
    ['release published to visible, p95', '≤', limits.release.p95, release(({ visibleP95 }) => visibleP95), ' ms'],
    ['old pages beside new ones of a release', '≤', limits.release.mixed, release(({ mixed }) => mixed)],
    ...publishRules('publish to visible on every instance', report.instances),
  ];
}

function staffAndTimeRules({ admin, restarts, soak }: Report): Rule[] {
  const dashboard = one(admin, () => 'median')(({ dashboard }) => dashboard.median);
  const find = one(admin, ({ jobs }) => `${number(jobs)} jobs`)(({ find }) => find.maximum);
  const upload = one(admin, ({ upload }) => `${upload.pictures} pictures`)(({ upload }) => upload.took);
  const stale = one(restarts, (result) => `${result.restarts} restarts`)((result) => result.stale);
  const slope = one(soak, ({ minutes }) => `${minutes} min`)((result) => result.slope);
  const errors = one(soak, ({ requests }) => `of ${number(requests)}`)((result) => result.errors);
  return [
    ['dashboard, nothing cached', '≤', limits.dashboard.cold, dashboard, ' ms'],
    ['palette: slowest search', '≤', limits.find.slowest, find, ' ms'],
    ['bulk upload', '≤', limits.upload.milliseconds, upload, ' ms'],
    ['old pages after a restart', '≤', limits.restart.stale, stale],
    ['memory, second half of the soak', '≤', limits.soak.slope, slope, ' MB/min'],
    ['wrong responses in the soak', '≤', limits.soak.errors, errors],
  ];
}

/** The smallest and the largest site, if there are two. */
function extremes(flat: Flat[] = []): [small: Flat, large: Flat] | undefined {
  const [small] = flat;
  const large = flat.at(-1);
  return small && large && small !== large ? [small, large] : undefined;
}

function sizeRules(report: Report): Rule[] {
  const [, large] = extremes(report.flat) ?? [];
  if (!large) return [];
  const sizes = each(report.flat, ({ pages }) => `${number(pages)} pages`);
  const mostRead = each(report.flat, (size) => `${size.mostRead.pages} of ${number(size.pages)} pages`);
  const sitemap = one(large.sitemap, ({ urls }) => `${number(urls)} addresses`);
  return [
    ...publishRules(`publish to visible with ${number(large.pages)} pages`, large.publish),
    [
      'header published until the most read pages are rendered',
      '≤',
      limits.flat.mostRead,
      mostRead((size) => size.mostRead.renderedMax),
      ' ms',
    ],
    ['sitemap made', '≤', limits.flat.sitemap, sitemap(({ made }) => made), ' ms'],
    ['pages that do not work', '≤', 0, sizes(({ failed }) => failed)],
  ];
}

const flatTimes: [what: string, value: (size: Flat) => number][] = [
  ['start to the first page', ({ cold }) => cold.home],
  ['start to ready', ({ cold }) => cold.ready],
  ['start with rendered pages', ({ warm }) => warm.home],
  ['publish to visible, p95', ({ publish }) => Math.max(...publish.map(({ visibleP95 }) => visibleP95))],
];

function flatVerdicts(report: Report): Verdict[] {
  const [small, large] = extremes(report.flat) ?? [];
  if (!small || !large) return [];
  return flatTimes.map(([what, value]) => ({
    what: `${number(large.pages)} pages beside ${number(small.pages)}: ${what}`,
    limit: 'flat',
    measured: `${number(value(large))} ms beside ${number(value(small))} ms`,
    holds: isFlat(value(small), value(large)),
  }));
}

/** The worst of what was found decides. */
function verdictOf([what, sign, limit, found, unit = '']: Rule): Verdict[] {
  const [first, ...others] = found;
  if (!first) return [];
  const isWorse = (a: number, b: number) => Number.isNaN(a) || (sign === '≤' ? a > b : a < b);
  const { value, at } = others.reduce((bad, next) => (isWorse(next.value, bad.value) ? next : bad), first);
  const holds = sign === '≤' ? value <= limit : value >= limit;
  return [{ what, limit: `${sign} ${number(limit)}${unit}`, measured: `${number(value)}${unit} (${at})`, holds }];
}

/** Skipped measurements have no verdict. */
export const verdicts = (report: Report): Verdict[] => [
  ...[...siteRules(report), ...visitRules(report), ...staffAndTimeRules(report)].flatMap(verdictOf),
  ...flatVerdicts(report),
  ...sizeRules(report).flatMap(verdictOf),
];
