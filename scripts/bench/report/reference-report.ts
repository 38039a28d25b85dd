import type { ReferenceResult } from '../measure/reference.ts';
import { section } from './section.ts';
import { type Cell, table } from './table.ts';

const hundredths = (value: number) => Math.round(value * 100) / 100;

export function referenceSection({ weight, lighthouse, elements, keep }: ReferenceResult): string {
  const { html, js, css } = weight.sizes;
  const scores = [lighthouse.performance, lighthouse.accessibility, lighthouse['best-practices'], lighthouse.seo];
  const row: Cell[] = [weight.page, html.gzip, css.gzip, js.gzip, ...scores, lighthouse.lcp, lighthouse.tbt];
  return section(
    'Design-system reference',
    table(
      [
        'page',
        'HTML gzip',
        'CSS gzip',
        'JS gzip',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'LCP ms',
        'TBT ms',
      ],
      [row],
    ),
    `Pressing Keep with ${elements} elements on the page: ${hundredths(keep.median)} ms of script (median of ` +
      `${keep.presses}), ${hundredths(keep.maximum)} ms at most. The page asks not to be found, which costs it the SEO score.`,
  );
}
