import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/process/step.ts';

export type Options = {
  seed: number;
  requests: number;
  documents: number;
  minutes: number;
  /** Only this one, as named by a finding. */
  request?: number;
  document?: number;
};

const most = { requests: 1_000_000, documents: 100_000, minutes: 600 };
const SEED_LIMIT = 2 ** 31;

export function parseOptions(args: string[], random = Math.random): Options {
  const names = ['seed', 'requests', 'documents', 'minutes', 'request', 'document'] as const;
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const values = (() => {
    try {
      return parseArgs({ args, options }).values as Record<string, string | undefined>;
    } catch {
      throw new Failure(`Options: ${names.map((name) => `--${name}=<number>`).join(' ')}`);
    }
  })();
  const number = (name: string, limit: number) => {
    const value = values[name];
    if (value === undefined) return undefined;
    if (!/^\d{1,10}$/.test(value) || Number(value) > limit)
      throw new Failure(`--${name} takes a whole number from 0 to ${limit}, not "${value}".`);
    return Number(value);
  };
  return {
    seed: number('seed', SEED_LIMIT) ?? Math.floor(random() * SEED_LIMIT),
    requests: number('requests', most.requests) ?? 100_000,
    documents: number('documents', most.documents) ?? 10_000,
    minutes: number('minutes', most.minutes) ?? 180,
    request: number('request', most.requests),
    document: number('document', most.documents),
  };
}
