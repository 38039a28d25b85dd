import { Failure } from '../lib/step.ts';

/** What is measured, in this order. */
export const measurements = [
  'weight',
  'lighthouse',
  'throughput',
  'publish',
  'scripts',
  'reference',
  'admin',
  'sign-in',
  'sign-up',
  // Last: the mail about the messages goes out for a while.
  'contact',
] as const;
export type Measurement = (typeof measurements)[number];

export type Options = {
  pages: string[];
  /** How often each Lighthouse audit, each round of load and each crowd of visitors is repeated. */
  runs: number;
  /** How often each kind of change is published. */
  edits: number;
  skip: Measurement[];
};

export const defaults: Options = {
  pages: ['/', '/solutions/energy', '/about/careers/research-scientist'],
  runs: 3,
  edits: 15,
  skip: [],
};

const list = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const isMeasurement = (name: string): name is Measurement => measurements.some((known) => known === name);

function pages(value: string): string[] {
  const paths = list(value);
  const wrong = paths.find((path) => !path.startsWith('/'));
  if (wrong || paths.length === 0)
    throw new Failure(`--pages takes paths such as /,/platform; not "${wrong ?? value}".`);
  return [...new Set(paths)];
}

function count(name: string, value: string): number {
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  throw new Failure(`--${name} takes a number from 1 to 99, not "${value}".`);
}

function skipped(value: string): Measurement[] {
  const names = list(value);
  const wrong = names.find((name) => !isMeasurement(name));
  if (wrong) throw new Failure(`--skip takes ${measurements.join(', ')}; not "${wrong}".`);
  return names.filter(isMeasurement);
}

/** Reads `--pages=/,/platform --runs=1 --edits=5 --skip=lighthouse`; what is not given keeps its default. */
export function parseOptions(args: string[]): Options {
  const options = { ...defaults };
  for (const arg of args) {
    const [, name = '', value = ''] = arg.match(/^--([a-z]+)=(.*)$/) ?? [];
    if (name === 'pages') options.pages = pages(value);
    else if (name === 'runs') options.runs = count(name, value);
    else if (name === 'edits') options.edits = count(name, value);
    else if (name === 'skip') options.skip = skipped(value);
    else
      throw new Failure(`Unknown option "${arg}". Options: --pages=/,/platform --runs=3 --edits=15 --skip=lighthouse`);
  }
  return options;
}
