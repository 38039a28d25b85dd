import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/process/step.ts';

export type LoadOptions = {
  minutes: number;
  /** Requests per second, whether or not earlier ones have a response. */
  rate: number;
  /** Percentage of the requests that submit a form. */
  forms: number;
  /** Seconds between two publishes. */
  publish: number;
  /** What is published: a job, which changes its page and the list of jobs, or the tagline, which changes all pages. */
  scope: (typeof scopes)[number];
};

const scopes = ['job', 'site'] as const;

/** Ten times the peak of one machine with 2 cores (docs/hosting.md, "Sizing and growth"). */
export const defaults: LoadOptions = { minutes: 10, rate: 390, forms: 5, publish: 20, scope: 'job' };

export function parseLoadOptions(args: string[]): LoadOptions {
  const names = ['minutes', 'rate', 'forms', 'publish'] as const;
  const options = Object.fromEntries([...names, 'scope'].map((name) => [name, { type: 'string' as const }]));
  let values: Record<string, string | undefined>;
  try {
    values = parseArgs({ args, options }).values as Record<string, string | undefined>;
  } catch {
    throw new Failure(
      `Options: ${Object.entries(defaults)
        .map((option) => `--${option.join('=')}`)
        .join(' ')}`,
    );
  }
  const scope = scopes.find((one) => one === (values.scope ?? defaults.scope));
  if (!scope) throw new Failure(`--scope takes ${scopes.join(' or ')}, not "${values.scope}".`);
  const number = (name: (typeof names)[number], least: number, most: number) => {
    const value = Number(values[name] ?? defaults[name]);
    if (!Number.isFinite(value) || value < least || value > most)
      throw new Failure(`--${name} takes a number from ${least} to ${most}, not "${values[name]}".`);
    return value;
  };
  return {
    minutes: number('minutes', 0.2, 120),
    rate: number('rate', 1, 20_000),
    forms: number('forms', 0, 100),
    publish: number('publish', 1, 600),
    scope,
  };
}
