import { Failure } from '../process/step.ts';
import { contentPages, formPages } from './world/pages.ts';

const measurements = [
  'weight',
  'accessibility',
  'lighthouse',
  'throughput',
  'publish',
  'release',
  'scripts',
  'reference',
  'admin',
  'sign-in',
  'sign-up',
  // Last, because the mail about the messages is sent for some time afterwards.
  'contact',
] as const;

/** Only with `--all`, after the others. */
export const more = ['bare-next', 'reverse-proxy', 'instances', 'restart', 'soak', 'flat'] as const;
export type Measurement = (typeof measurements)[number] | (typeof more)[number];

export type Options = {
  pages: string[];
  /** Of each Lighthouse audit, round of load and group of visitors. */
  runs: number;
  edits: number;
  skip: Measurement[];
  /** Measures everything and compares it with scripts/bench/report/limits.ts. */
  all: boolean;
  /** Writes what the site states about itself; measures nothing else. */
  facts: boolean;
  soak: number;
  /** Numbers of pages to add, each to a fresh site. */
  flat: number[];
};

export const defaults: Options = {
  pages: ['/', '/solutions/energy', '/about/careers/research-scientist'],
  runs: 3,
  edits: 15,
  skip: [...more],
  all: false,
  facts: false,
  soak: 10,
  flat: [10, 1_000, 10_000],
};

const names: readonly Measurement[] = [...measurements, ...more];

const list = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const isMeasurement = (name: string): name is Measurement => names.some((known) => known === name);

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
  const wanted = list(value);
  const wrong = wanted.find((name) => !isMeasurement(name));
  if (wrong) throw new Failure(`--skip takes ${names.join(', ')}; not "${wrong}".`);
  return wanted.filter(isMeasurement);
}

function sizes(value: string): number[] {
  const all = list(value);
  const wrong = all.find((size) => !/^[1-9]\d{0,4}$/.test(size));
  if (wrong || all.length === 0)
    throw new Failure(`--flat takes numbers of pages such as 10,1000; not "${wrong ?? value}".`);
  return all.map(Number);
}

const HELP = '--all --facts --pages=/,/platform --runs=3 --edits=15 --skip=lighthouse --soak=10 --flat=10,1000,10000';

/** Missing options keep their defaults. `--all` measures everything; `--soak` and `--flat` add only that part. */
export function parseOptions(args: string[]): Options {
  const options: Options = { ...defaults, pages: args.includes('--all') ? contentPages : defaults.pages };
  const wanted = new Set<Measurement>();
  let skip: Measurement[] = [];
  for (const arg of args) {
    const [, name = '', value = ''] = arg.match(/^--([a-z]+)=(.*)$/) ?? [];
    if (name === 'pages') options.pages = pages(value);
    else if (name === 'runs') options.runs = count(name, value);
    else if (name === 'edits') options.edits = count(name, value);
    else if (name === 'skip') skip = skipped(value);
    else if (name === 'soak') {
      options.soak = count(name, value);
      wanted.add('soak');
    } else if (name === 'flat') {
      options.flat = sizes(value);
      wanted.add('flat');
    } else if (arg === '--all') options.all = true;
    else if (arg === '--facts') options.facts = true;
    else throw new Failure(`Unknown option "${arg}". Options: ${HELP}`);
  }
  if (options.facts) {
    if (args.length > 1) throw new Failure('--facts measures what it needs: it takes no other option.');
    const others = names.filter((name) => name !== 'weight' && name !== 'accessibility');
    return { ...options, pages: [...contentPages, ...formPages], skip: others };
  }
  const left = options.all ? [] : more.filter((name) => !wanted.has(name));
  options.skip = [...new Set([...left, ...skip])];
  return options;
}
