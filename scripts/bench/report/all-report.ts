import type { BareNext } from '../measure/bare-next.ts';
import type { Flat } from '../measure/flat.ts';
import type { Publishing } from '../measure/publish.ts';
import type { Release } from '../measure/release.ts';
import type { Restarts } from '../measure/restart.ts';
import type { Soak } from '../measure/soak.ts';
import { section } from './section.ts';
import { type Cell, table } from './table.ts';
import type { Verdict } from './verdicts.ts';

const tenths = (value: number) => Math.round(value * 10) / 10;

export function verdictSection(all: Verdict[]): string {
  const missed = all.filter(({ holds }) => !holds);
  const rows = all.map(({ what, limit, measured, holds }): Cell[] => [what, limit, measured, holds ? 'yes' : '**no**']);
  const summary =
    missed.length === 0
      ? `All ${all.length} limits hold.`
      : `${missed.length} of ${all.length} limits do not hold: ${missed.map(({ what }) => what).join('; ')}.`;
  return section('What must hold', summary, table(['promise', 'limit', 'measured, the worst', 'holds'], rows));
}

export function publishTable(results: Publishing[]): string {
  const rows = results.map((one): Cell[] => [
    one.label,
    one.page,
    ...(one.place ? [one.place] : []),
    one.edits,
    one.responseMedian,
    one.visibleMedian,
    one.visibleP95,
    one.visibleMax,
    one.stale,
  ]);
  const places = results.some(({ place }) => place) ? ['where'] : [];
  const head = [
    'change',
    'seen on',
    ...places,
    'edits',
    'response ms',
    'visible p50 ms',
    'p95 ms',
    'max ms',
    'stale responses',
  ];
  return table(head, rows);
}

export const releaseSection = (release: Release): string =>
  section(
    `Published to visible, a release of ${release.documents} pages`,
    table(
      ['releases', 'response ms', 'visible p50 ms', 'p95 ms', 'max ms', 'from the request, p95 ms', 'old beside new'],
      [
        [
          release.releases,
          ...[
            release.responseMedian,
            release.visibleMedian,
            release.visibleP95,
            release.visibleMax,
            release.fromRequestP95,
          ].map(Math.round),
          release.mixed,
        ],
      ],
    ),
  );

export const instancesSection = (results: Publishing[]): string =>
  section(
    'Publish to visible, two instances with one folder of pages',
    publishTable(results),
    ...(results.some(({ place }) => place === 'reverse-proxy')
      ? []
      : ['nginx is not installed: apt-get install nginx-light']),
  );

export const restartSection = ({ restarts, stale, startMedian, startMax }: Restarts): string =>
  section(
    'Restart right after a publish',
    `${restarts} restarts, every second one by SIGKILL: ${stale} showed an old page first. Start to the first page: median ` +
      `${startMedian.toLocaleString('en-US')} ms, at most ${startMax.toLocaleString('en-US')} ms.`,
  );

export function bareNextSection({ weight, lighthouse }: BareNext): string {
  const { html, js, css } = weight.sizes;
  return section(
    'A bare Next page, same releases, same run',
    table(
      ['', 'JS gzip', 'HTML gzip', 'CSS gzip', 'requests', 'performance', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS'],
      [
        [
          'bare Next',
          js.gzip,
          html.gzip,
          css.gzip,
          weight.requests,
          lighthouse.performance,
          lighthouse.lcp,
          lighthouse.fcp,
          lighthouse.tbt,
          lighthouse.cls,
        ],
      ],
    ),
  );
}

export function soakSection({ minutes, paths, requests, publishes, errors, memory, slope, disk }: Soak): string {
  const row: Cell[] = [requests, publishes, errors, memory.start, memory.middle, memory.end, memory.maximum];
  return section(
    `Soak: ${minutes} minutes, ${paths} paths`,
    table(
      [
        'requests',
        'publishes',
        'wrong responses',
        'MB after collection, start',
        'middle',
        'end',
        'resident at most',
        'MB/min, second half',
        'disk MB, start',
        'end',
      ],
      [[String(row[0]), ...row.slice(1), tenths(slope), disk.start, disk.end]],
    ),
  );
}

export function flatSection(results: Flat[], buildSeconds: number | undefined): string {
  const line = (name: string, value: (one: Flat) => Cell): Cell[] => [name, ...results.map(value)];
  const labels = results[0]?.publish.map(({ label }) => label) ?? [];
  const rows = [
    line('start to the first page, nothing rendered, ms', ({ cold }) => cold.home),
    line('start to ready, ms', ({ cold }) => cold.ready),
    line('start to the first page, pages rendered, ms', ({ warm }) => warm.home),
    ...labels.map((label, index) => line(`publish p95: ${label}, ms`, ({ publish }) => publish[index]?.visibleP95)),
    line('most read pages', ({ mostRead }) => mostRead.pages),
    line('header published until all of these are rendered, median ms', ({ mostRead }) => mostRead.renderedMedian),
    line('at most', ({ mostRead }) => mostRead.renderedMax),
    line('sitemap made, ms', ({ sitemap }) => sitemap.made),
    line('sitemap again, ms', ({ sitemap }) => sitemap.again),
    line('sitemap, bytes', ({ sitemap }) => sitemap.bytes),
    line('sitemap, addresses', ({ sitemap }) => sitemap.urls),
    line('all pages requested once, s', ({ warmSeconds }) => warmSeconds),
    line('pages that do not work', ({ failed }) => failed),
    line('memory after the start, MB', ({ memory }) => memory.start),
    line('memory after all pages, MB', ({ memory }) => memory.all),
    line('disk of the rendered pages, MB', ({ disk }) => disk),
    line('list of pages in the admin, ms', ({ adminList }) => adminList),
  ];
  const build =
    buildSeconds === undefined
      ? 'The build reads no database: one build serves all sizes.'
      : `The build reads no database: one build, of ${tenths(buildSeconds)} s, serves all sizes.`;
  return section(
    'The size of the site',
    build,
    table(['added pages', ...results.map(({ pages }) => pages.toLocaleString('en-US'))], rows),
  );
}
