import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_TAG } from '../../src/publishing/record.ts';
import { withDatabase } from '../postgres/database-check.ts';
import { applicationName } from '../process/application-name.ts';
import type { Environment } from '../process/program.ts';
import { Failure } from '../process/step.ts';
import { fingerprint } from './fingerprint.ts';
import { runTask } from './run-task.ts';

export type Staff = { email: string; password: string };
export type Prepared = { migrated: { name: string; ms: number }[]; created: number; staff?: Staff };

const wanted = () => fingerprint(['migrations', 'src/seed', 'payload.config.ts', 'package-lock.json']);

/** Stored in the database, so that a new or restored one is never mistaken for a prepared one. */
const READ_NOTE = `
  SELECT obj_description(to_regnamespace('payload'), 'pg_namespace') AS note`;

/** By this state of the sources; an account that can sign in must still exist. */
export function isPrepared(databaseUrl: string): Promise<boolean> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ note: string | null }>(READ_NOTE);
    if (rows[0]?.note !== `prepared ${wanted()}`) return false;
    const staff = await client.query('SELECT 1 FROM payload.users LIMIT 1');
    return staff.rowCount === 1;
  });
}

export async function prepare(
  environment: Environment & { DATABASE_URL: string },
  log: string,
  onLine?: (line: string) => void,
): Promise<Prepared> {
  const report = path.join(path.dirname(log), `prepared-${randomUUID()}.json`);
  fs.mkdirSync(path.dirname(report), { recursive: true });
  try {
    const env = { ...environment, PGAPPNAME: applicationName('migration'), PREPARE_REPORT: report };
    const failure = await runTask('prepare-database', env, log, onLine);
    if (failure !== undefined)
      throw new Failure(`${failure}\nThe database could not be prepared. All of the output: ${log}`);
    // Before the note: without it, an interrupted start would do this again.
    await markPagesStale(environment.DATABASE_URL);
    await note(environment.DATABASE_URL);
    return JSON.parse(fs.readFileSync(report, 'utf8'));
  } finally {
    fs.rmSync(report, { force: true });
  }
}

/** Only the schema's owner may write the note; without it the next start prepares again, which is harmless. */
async function note(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, (client) =>
    client.query(`COMMENT ON SCHEMA payload IS 'prepared ${wanted()}'`).catch(() => undefined),
  );
}

/**
 * For changes made directly in the database: publishes the tag that every page carries. A restored backup may be older
 * than the record of publishes; the start that adds it marks the pages.
 */
export const markPagesStale = (databaseUrl: string): Promise<unknown> =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(`SELECT 1 WHERE to_regclass('payload.publishes') IS NOT NULL`);
    if (rows.length > 0) await client.query('INSERT INTO payload.publishes (tags) VALUES ($1)', [[SITE_TAG]]);
  });
