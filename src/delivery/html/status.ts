import { readRunning } from '../../lib/experiment.ts';
import { safeLocation } from '../../redirects/safe-location.ts';
import { dataAttributes } from './data-attributes.ts';

export type AskedStatus = { status: 404 | 410 | 429 | 301 | 302; location?: string };

/**
 * The status that a page declares in its markup: `data-status="404"` (or 410, 429), or `data-status="301"` (or 302) with
 * `data-location`. Next's own `notFound()` returns a document whose body is filled by scripts only. Undefined for
 * ordinary pages. React escapes quotes, so neither text nor an attribute's value can contain these attributes.
 */
export function askedStatus(html: string): AskedStatus | undefined {
  const [asked] = dataAttributes(html, 'status', 'location').filter(({ status }) => status !== undefined);
  if (asked?.status === '404') return { status: 404 };
  if (asked?.status === '410') return { status: 410 };
  if (asked?.status === '429') return { status: 429 };
  if (asked?.status === '301' || asked?.status === '302') {
    const location = safeLocation(asked.location ?? '');
    if (location) return { status: asked.status === '302' ? 302 : 301, location };
  }
  return undefined;
}

/** The running experiment that the page declares with `data-experiment`, as it is written there. */
export function declaredExperiment(html: string): string | undefined {
  const [declared] = html.includes(' data-experiment="') ? dataAttributes(html, 'experiment') : [];
  return readRunning(declared?.experiment) && declared?.experiment;
}

/** True if the page declares `data-cache="private"`: shared caches must not store it. */
export const isPrivate = (html: string): boolean =>
  dataAttributes(html, 'cache').some(({ cache }) => cache === 'private');

/** Shared caches may store a page for a second, and serve one stale copy while they revalidate. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59';
/** Of a page that depends on the visitor's variant. Browsers may keep it, and ask whether it has changed. */
export const EXPERIMENT_CACHE_CONTROL = 'private, no-cache';
/** Missing pages may exist a second later; private ones are never cached. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';
