import type { Values } from '../env/judge.ts';
import type { Problem } from '../env/together.ts';

/** `waits`: nothing is broken, and somebody should look at it. `unknown`: it cannot be seen from here. */
export type State = 'works' | 'waits' | 'failed' | 'unknown';

export const checkIds = [
  'site',
  'database',
  'migrations',
  'settings',
  'jobs',
  'plans',
  'mail',
  'webhooks',
  'backups',
  'drill',
  'disk',
  'bucket',
  'certificate',
  'clock',
  'versions',
] as const;
export type CheckId = (typeof checkIds)[number];

/** What a check has found. `says` and `todo` are sentences for an operator, without data of visitors. */
export type Finding = { state: State; says: string; since?: string; todo?: string };

export type Check = Finding & {
  id: CheckId;
  label: string;
  /** Where docs/operations.md says what to do. */
  runbook: string;
};

export type Query = (statement: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** The site that is looked at, as far as the one who looks can see it. */
export type Site = {
  /** Rejects while the database does not respond. */
  query: Query;
  dataDir: string;
  pagesDir: string;
  /** Names of this code's migrations, oldest first. */
  migrations: readonly string[];
  /** Of this code: the number in package.json, and the commit where it is known. */
  version: string;
  commit?: string;
  values: Values;
  problems: Problem[];
  /** Where the site responds; undefined if nothing serves here. For those who look from outside. */
  address?: string;
  isOutside: boolean;
  now: Date;
};

/** How long a check waits for the database: less than Prometheus waits for all. */
export const QUERY_MS = 5_000;

/** The same queries, which fail when the database, or a table that somebody has locked, takes too long. */
export const patient =
  (query: Query): Query =>
  (statement, values) => {
    const late = new Promise<never>((_, reject) => {
      const fail = () => reject(new Error(`the database did not respond within ${QUERY_MS / 1000} s`));
      setTimeout(fail, QUERY_MS).unref();
    });
    return Promise.race([query(statement, values), late]);
  };

export const runbookOf = (id: CheckId): string => `docs/operations.md#alert-${id}`;
