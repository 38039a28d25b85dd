import { UnsentCounts } from '../../lib/unsent-counts.ts';

export type RuleHits = { from: string; hits: number; last: string };

/** How often redirects were used. @param send stores them, all or none */
export function redirectHits(send: (hits: RuleHits[]) => Promise<void>) {
  const counts = new UnsentCounts<RuleHits>({
    keyOf: ({ from }) => from,
    sum: (one, other) => ({ ...(one.last > other.last ? one : other), hits: one.hits + other.hits }),
    send,
  });
  return {
    count: (from: string, at = Date.now()) => counts.count({ from, hits: 1, last: new Date(at).toISOString() }),
    flush: () => counts.flush(),
  };
}
