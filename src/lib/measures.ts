/** What this process counts and times about itself, for /metrics. Costs an addition, whether anybody reads it or not. */

const help = {
  alethia_pages_sent_total: 'Pages sent, by where they came from: memory, store, render, stale, missing, unavailable.',
  alethia_requests_failed_total: 'Requests that ended with a status of 4xx or 5xx.',
  alethia_renders_total: 'Renders of pages, by outcome.',
} as const;
const timesHelp = {
  alethia_render_seconds: 'Time of a render.',
  alethia_publish_visible_seconds: 'From the begin of the transaction of a publish until its pages are expired here.',
} as const;

export type CountName = keyof typeof help;
export type TimeName = keyof typeof timesHelp;

/** Upper bounds, in seconds. */
const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

type Times = { within: number[]; sum: number; count: number };
type Shared = { counts: Map<string, number>; times: Map<TimeName, Times> };

const key = Symbol.for('alethia.measures');
const shared = globalThis as { [key]?: Shared };
// The server and Next's bundle each load their own copy of this module.
shared[key] ??= { counts: new Map(), times: new Map() };
const { counts, times } = shared[key];

/** @param labels as Prometheus writes them, such as `kind="memory"` */
export function count(name: CountName, labels: string): void {
  const series = `${name}{${labels}}`;
  counts.set(series, (counts.get(series) ?? 0) + 1);
}

export function observe(name: TimeName, seconds: number): void {
  const known = times.get(name) ?? { within: BOUNDS.map(() => 0), sum: 0, count: 0 };
  times.set(name, known);
  known.sum += seconds;
  known.count += 1;
  const bound = BOUNDS.findIndex((most) => seconds <= most);
  if (bound >= 0) known.within[bound] = (known.within[bound] ?? 0) + 1;
}

function histogram(name: TimeName, { within, sum, count: all }: Times): string[] {
  let below = 0;
  const buckets = BOUNDS.map((bound, index) => {
    below += within[index] ?? 0;
    return `${name}_bucket{le="${bound}"} ${below}`;
  });
  return [...buckets, `${name}_bucket{le="+Inf"} ${all}`, `${name}_sum ${sum}`, `${name}_count ${all}`];
}

/** In Prometheus' text format, without the line end. */
export function writtenMeasures(): string[] {
  const counted = Object.entries(help).flatMap(([name, text]) => [
    `# HELP ${name} ${text}`,
    `# TYPE ${name} counter`,
    ...[...counts].filter(([series]) => series.startsWith(`${name}{`)).map(([series, value]) => `${series} ${value}`),
  ]);
  const timed = Object.entries(timesHelp).flatMap(([name, text]) => {
    const known = times.get(name as TimeName);
    return [`# HELP ${name} ${text}`, `# TYPE ${name} histogram`, ...(known ? histogram(name as TimeName, known) : [])];
  });
  return [...counted, ...timed];
}
