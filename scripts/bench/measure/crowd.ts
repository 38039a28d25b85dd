import { performance } from 'node:perf_hooks';
import { isStopping } from '../../process/command.ts';
import { median, percentile } from './statistics.ts';

/** One time per success; failures counted by kind. */
export type Responses = { seconds: number; milliseconds: number[]; errors: Record<string, number> };

/** Ends after `seconds`, or after this many requests. */
type Size = { people: number } & ({ seconds: number } | { times: number });

/** Each client sends its next request as soon as it has a response. Waits for pending ones: `seconds` includes them. */
export async function crowd({ people, ...size }: Size, ask: () => Promise<unknown>): Promise<Responses> {
  const start = performance.now();
  const milliseconds: number[] = [];
  const errors: Record<string, number> = {};
  let sent = 0;
  const goesOn = () => ('times' in size ? sent < size.times : performance.now() - start < size.seconds * 1_000);
  const person = async () => {
    while (goesOn() && !isStopping()) {
      sent += 1;
      const since = performance.now();
      try {
        await ask();
        milliseconds.push(performance.now() - since);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        errors[reason] = (errors[reason] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  return { seconds: (performance.now() - start) / 1_000, milliseconds, errors };
}

export type CrowdSummary = {
  perSecond: number[];
  perSecondMedian: number;
  p50: number;
  p95: number;
  succeeded: number;
  errors: Record<string, number>;
};

function addUp(all: Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [reason, count] of all.flatMap(Object.entries<number>)) sum[reason] = (sum[reason] ?? 0) + count;
  return sum;
}

/** Errors in words: `responds with 503 (80), no connection (4)`. */
export const listErrors = (errors: Record<string, number>) =>
  Object.entries(errors)
    .map(([reason, count]) => `${reason} (${count})`)
    .join(', ');

/** Rates by round, times over all rounds. Throws if there were only errors. */
export function summariseCrowd(rounds: Responses[]): CrowdSummary {
  const milliseconds = rounds.flatMap((round) => round.milliseconds);
  const errors = addUp(rounds.map((round) => round.errors));
  if (milliseconds.length === 0 && Object.keys(errors).length > 0)
    throw new Error(`No visitor succeeded: ${listErrors(errors)}.`);
  const perSecond = rounds.map((round) => round.milliseconds.length / round.seconds);
  return {
    perSecond,
    perSecondMedian: median(perSecond),
    p50: percentile(milliseconds, 50),
    p95: percentile(milliseconds, 95),
    succeeded: milliseconds.length,
    errors,
  };
}
