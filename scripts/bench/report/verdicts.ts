import type { Flat } from '../measure/flat.ts';
import type { LighthouseResult } from '../measure/lighthouse.ts';
import type { Publishing } from '../measure/publish.ts';
import type { Release } from '../measure/release.ts';
import type { Throughput } from '../measure/throughput.ts';
import type { Weight } from '../measure/weight.ts';
import { unindexedPages } from '../world/pages.ts';
import { isFlat, limits } from './limits.ts';
import type { Report } from './report-data.ts';

export type Verdict = { what: string; limit: string; measured: string; holds: boolean };

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

type Found = { value: number; at: string };

function worst(what: string, sign: '≤' | '≥', limit: number, found: Found[], unit = ''): Verdict[] {
  const [first, ...others] = found;
  if (!first) return [];
  const isWorse = (a: number, b: number) => Number.isNaN(a) || (sign === '≤' ? a > b : a < b);
  const { value, at } = others.reduce((bad, one) => (isWorse(one.value, bad.value) ? one : bad), first);
  const holds = sign === '≤' ? value <= limit : value >= limit;
  return [{ what, limit: `${sign} ${number(limit)}${unit}`, measured: `${number(value)}${unit} (${at})`, holds }];
}

const ofWeights = (weights: Weight[], value: (weight: Weight) => number): Found[] =>
  weights.map((weight) => ({ value: value(weight), at: weight.page }));

const ofResults = (results: LighthouseResult[], value: (result: LighthouseResult) => number): Found[] =>
  results.map((result) => ({ value: value(result), at: result.page }));

function weightOf(weights: Weight[]): Verdict[] {
  const { js, htmlAndCss, requests, thirdParty, document } = limits.content;
  return [
    ...worst(
      'content pages: JS, gzip',
      '≤',
      js,
      ofWeights(weights, ({ sizes }) => sizes.js.gzip),
      ' bytes',
    ),
    ...worst(
      'content pages: HTML + CSS, gzip',
      '≤',
      htmlAndCss,
      ofWeights(weights, ({ sizes: { html, css } }) => html.gzip + css.gzip),
      ' bytes',
    ),
    ...worst(
      'content pages: requests on a first visit',
      '≤',
      requests,
      ofWeights(weights, (one) => one.requests),
    ),
    ...worst(
      'content pages: third parties',
      '≤',
      thirdParty,
      ofWeights(weights, (one) => one.thirdParty.length),
    ),
    ...worst(
      'content pages: document asked for',
      '≤',
      document,
      ofWeights(weights, (one) => one.documentRequests),
    ),
  ];
}

type Scores = { performance: number; otherScores: number; lcp: number; tbt: number; cls: number };

const scoresOf = (name: string, results: LighthouseResult[], { performance, otherScores, lcp, tbt, cls }: Scores) => [
  ...worst(
    `${name}: performance`,
    '≥',
    performance,
    ofResults(results, (one) => one.performance),
  ),
  ...worst(
    `${name}: accessibility`,
    '≥',
    otherScores,
    ofResults(results, (one) => one.accessibility),
  ),
  ...worst(
    `${name}: best practices`,
    '≥',
    otherScores,
    ofResults(results, (one) => one['best-practices']),
  ),
  ...worst(
    `${name}: SEO`,
    '≥',
    otherScores,
    ofResults(
      results.filter(({ page }) => !unindexedPages.includes(page)),
      (one) => one.seo,
    ),
  ),
  ...worst(
    `${name}: LCP, mobile`,
    '≤',
    lcp,
    ofResults(results, (one) => one.lcp),
    ' ms',
  ),
  ...worst(
    `${name}: TBT`,
    '≤',
    tbt,
    ofResults(results, (one) => one.tbt),
    ' ms',
  ),
  ...worst(
    `${name}: CLS`,
    '≤',
    cls,
    ofResults(results, (one) => one.cls),
  ),
];

function scriptsOf(weights: Weight[], bare: Weight): Verdict[] {
  const limit = bare.sizes.js.gzip + limits.forms.jsBeyondNext;
  return worst(
    'form pages: JS, gzip (bare Next + 15 KB)',
    '≤',
    limit,
    ofWeights(weights, (one) => one.sizes.js.gzip),
    ' bytes',
  );
}

const throughputOf = (results: Throughput[]): Verdict[] => [
  ...worst(
    'requests per second ÷ nginx, Node alone',
    '≥',
    limits.content.ofNginx,
    results.flatMap(({ page, encoding, ratio }) =>
      ratio === undefined ? [] : { value: ratio, at: `${page} (${encoding})` },
    ),
  ),
  ...worst(
    'requests per second ÷ nginx, through the reverse proxy',
    '≥',
    limits.content.ofNginxWithReverseProxy,
    results.flatMap(({ page, encoding, reverseProxyRatio }) =>
      reverseProxyRatio === undefined ? [] : { value: reverseProxyRatio, at: `${page} (${encoding})` },
    ),
  ),
];

const publishOf = (what: string, results: Publishing[]): Verdict[] => {
  const of = (quantile: string, most: number, value: (one: Publishing) => number) =>
    worst(
      `${what}, ${quantile}`,
      '≤',
      most,
      results.map((one) => ({ value: value(one), at: one.place ? `${one.label}; ${one.place}` : one.label })),
      ' ms',
    );
  return [
    ...of('p50', limits.publish.p50, ({ visibleMedian }) => visibleMedian),
    ...of('p95', limits.publish.p95, ({ visibleP95 }) => visibleP95),
  ];
};

function releaseOf({ documents, releases, visibleP95, mixed }: Release): Verdict[] {
  const at = `${releases} releases of ${documents} pages`;
  return [
    ...worst('release published to visible, p95', '≤', limits.release.p95, [{ value: visibleP95, at }], ' ms'),
    ...worst('old pages beside new ones of a release', '≤', limits.release.mixed, [{ value: mixed, at }]),
  ];
}

function flatOf(results: Flat[]): Verdict[] {
  const small = results[0];
  const large = results.at(-1);
  if (!small || !large || small === large) return [];
  const times = (what: string, value: (one: Flat) => number): Verdict => ({
    what: `${number(large.pages)} pages beside ${number(small.pages)}: ${what}`,
    limit: 'flat',
    measured: `${number(value(large))} ms beside ${number(value(small))} ms`,
    holds: isFlat(value(small), value(large)),
  });
  const slowest = ({ publish }: Flat) => Math.max(...publish.map(({ visibleP95 }) => visibleP95));
  return [
    times('start to the first page', ({ cold }) => cold.home),
    times('start to ready', ({ cold }) => cold.ready),
    times('start with rendered pages', ({ warm }) => warm.home),
    times('publish to visible, p95', slowest),
    ...publishOf(`publish to visible with ${number(large.pages)} pages`, large.publish),
    ...worst(
      'header published until the most read pages are rendered',
      '≤',
      limits.flat.mostRead,
      results.map(({ mostRead, pages }) => ({
        value: mostRead.renderedMax,
        at: `${mostRead.pages} of ${number(pages)} pages`,
      })),
      ' ms',
    ),
    ...worst(
      'sitemap made',
      '≤',
      limits.flat.sitemap,
      [{ value: large.sitemap.made, at: `${number(large.sitemap.urls)} addresses` }],
      ' ms',
    ),
    ...worst(
      'pages that do not work',
      '≤',
      0,
      results.map(({ failed, pages }) => ({ value: failed, at: `${number(pages)} pages` })),
    ),
  ];
}

/** Skipped measurements have no verdict. */
export function verdicts(report: Report): Verdict[] {
  const { weight, lighthouse, formsLighthouse, scripts, bareNext, throughput, publish, release, instances } = report;
  const { admin, restarts, soak, flat } = report;
  return [
    ...(weight ? weightOf(weight) : []),
    ...(lighthouse ? scoresOf('content pages', lighthouse, limits.content) : []),
    ...(scripts && bareNext ? scriptsOf(scripts, bareNext.weight) : []),
    ...(formsLighthouse ? scoresOf('form pages', formsLighthouse, limits.forms) : []),
    ...(throughput ? throughputOf(throughput) : []),
    ...(publish ? publishOf('publish to visible', publish) : []),
    ...(release ? releaseOf(release) : []),
    ...(instances ? publishOf('publish to visible on every instance', instances) : []),
    ...(admin
      ? [
          ...worst(
            'dashboard, nothing cached',
            '≤',
            limits.dashboard.cold,
            [{ value: admin.dashboard.median, at: 'median' }],
            ' ms',
          ),
          ...worst(
            'palette: slowest search',
            '≤',
            limits.find.slowest,
            [{ value: admin.find.maximum, at: `${number(admin.jobs)} jobs` }],
            ' ms',
          ),
          ...worst(
            'bulk upload',
            '≤',
            limits.upload.milliseconds,
            [{ value: admin.upload.took, at: `${admin.upload.pictures} pictures` }],
            ' ms',
          ),
        ]
      : []),
    ...(restarts
      ? worst('old pages after a restart', '≤', limits.restart.stale, [
          { value: restarts.stale, at: `${restarts.restarts} restarts` },
        ])
      : []),
    ...(soak
      ? [
          ...worst(
            'memory, second half of the soak',
            '≤',
            limits.soak.slope,
            [{ value: soak.slope, at: `${soak.minutes} min` }],
            ' MB/min',
          ),
          ...worst('wrong answers in the soak', '≤', limits.soak.errors, [
            { value: soak.errors, at: `of ${number(soak.requests)}` },
          ]),
        ]
      : []),
    ...(flat ? flatOf(flat) : []),
  ];
}
