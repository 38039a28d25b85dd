import { UnsentCounts } from '../../lib/unsent-counts.ts';

/** How often a variant was shown to a visitor for the first time: `path` is the page's, `variant` of `countedAs`. */
export type Exposure = { day: string; path: string; variant: string; views: number };

/** Contains nothing about visitors. @param send stores them, all or none */
export function exposureCounts(send: (exposures: Exposure[]) => Promise<void>) {
  const counts = new UnsentCounts<Exposure>({
    keyOf: ({ day, path, variant }) => `${day} ${path} ${variant}`,
    sum: (one, other) => ({ ...one, views: one.views + other.views }),
    send,
  });
  return {
    count: (path: string, variant: string, now = new Date()) =>
      counts.count({ day: now.toISOString().slice(0, 10), path, variant, views: 1 }),
    flush: () => counts.flush(),
  };
}
