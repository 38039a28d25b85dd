/** What this process counts and times about itself, for /metrics. Costs an addition, whether anybody reads it or not. */

const help = {
  alethia_pages_sent_total: 'Pages sent, by where they came from: memory, store, render, stale, missing, unavailable.',
  alethia_requests_failed_total: 'Requests that ended with a status of 4xx or 5xx.',
  alethia_renders_total: 'Renders of pages, by outcome.',
} as const;
const timesHelp = {
  alethia_render_seconds: 'Time of a render.',
  alethia_publish_visible_seconds: 'From the begin of the transaction of a publish until its pages are expired here.',
  alethia_function_seconds: 'Time of a call of a function for visitors.',
  alethia_mail_seconds: 'Time of sending a mail.',
  alethia_work_seconds: 'Time of a round of the background work.',
} as const;

export type CountName = keyof typeof help;
export type TimeName = keyof typeof timesHelp;

/** Upper bounds, in seconds. */
const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

type Times = { within: number[]; sum: number; count: number };
/** What a measured time was about, without personal data. */
export type About = Record<string, string | number | boolean>;
/** What also learns of each measured time (src/telemetry). */
export type Trace = (name: TimeName, seconds: number, about: About) => void;
type Shared = { counts: Map<string, number>; times: Map<TimeName, Times>; trace?: Trace };

const key = Symbol.for('alethia.measures');
const shared = globalThis as { [key]?: Shared };
// The server and Next's bundle each load their own copy of this module.
shared[key] ??= { counts: new Map(), times: new Map() };
const all = shared[key];
const { counts, times } = all;

export const traceWith = (trace: Trace): void => {
  all.trace = trace;
};

/** @param labels as Prometheus writes them, such as `kind="memory"` */
export function count(name: CountName, labels: string): void {
  const series = `${name}{${labels}}`;
  counts.set(series, (counts.get(series) ?? 0) + 1);
}

export function observe(name: TimeName, seconds: number, about: About = {}): void {
  all.trace?.(name, seconds, about);
  const known = times.get(name) ?? { within: BOUNDS.map(() => 0), sum: 0, count: 0 };
  times.set(name, known);
  known.sum += seconds;
  known.count += 1;
  const bound = BOUNDS.findIndex((most) => seconds <= most);
  if (bound >= 0) known.within[bound] = (known.within[bound] ?? 0) + 1;
}

/** Measures some work. @param failed whether its result is a failure; a rejection is one */
export async function timed<Result>(
  name: TimeName,
  about: About,
  work: () => Promise<Result>,
  failed: (result: Result) => boolean = () => false,
): Promise<Result> {
  const begun = performance.now();
  let isFailure = true;
  try {
    const result = await work();
    isFailure = failed(result);
    return result;
  } finally {
    observe(name, (performance.now() - begun) / 1000, { ...about, ...(isFailure && { error: true }) });
  }
}

function histogram(name: TimeName, { within, sum, count: sent }: Times): string[] {
  let below = 0;
  const buckets = BOUNDS.map((bound, index) => {
    below += within[index] ?? 0;
    return `${name}_bucket{le="${bound}"} ${below}`;
  });
  return [...buckets, `${name}_bucket{le="+Inf"} ${sent}`, `${name}_sum ${sum}`, `${name}_count ${sent}`];
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
