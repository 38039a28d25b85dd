import { readRunning } from '../../lib/experiment.ts';
import { safeLocation } from '../../redirects/safe-location.ts';
import { dataAttributes } from './data-attributes.ts';

/**
 * The status that a page declares with `data-status`, for redirects with `data-location`. Next's own `notFound()`
 * returns a document whose body is filled by scripts only.
 */
export function declaredStatus(html: string): { status: number; location?: string } | undefined {
  const declaration = dataAttributes(html, 'status', 'location').find((element) => element.status !== undefined);
  const status = Number(declaration?.status);
  if ([404, 410, 429].includes(status)) return { status };
  const location = [301, 302, 307, 308].includes(status) ? safeLocation(declaration?.location ?? '') : undefined;
  return location ? { status, location } : undefined;
}

export function declaredExperiment(html: string): string | undefined {
  const [declared] = dataAttributes(html, 'experiment');
  return readRunning(declared?.experiment) && declared?.experiment;
}

/** True if the page declares `data-cache="private"`: shared caches must not store it. */
export const isPrivate = (html: string): boolean =>
  dataAttributes(html, 'cache').some(({ cache }) => cache === 'private');

/** Shared caches may store a page for a second, and serve one stale copy while they revalidate. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59';
export const EXPERIMENT_CACHE_CONTROL = 'private, no-cache';
/** Missing pages may exist a second later; private ones are never cached. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';

/** Next drops the length of a body that a route streams. In this header it arrives. */
export const STREAMED_LENGTH = 'x-streamed-length';
