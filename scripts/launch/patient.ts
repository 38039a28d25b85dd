import { setTimeout as pause } from 'node:timers/promises';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import type { Migration, Payload } from 'payload';
import { describeHolders, HOLDERS_BEFORE, type LockHolder } from '../../src/lib/lock-holders';
import { withoutValues } from '../../src/lib/logging/without-values';
import type { Step } from './migrations-for';

/** While a statement waits for a lock, all that come after it wait, too: visitors and staff, for this long at most. */
const LOCK_MS = 1_000;
const BETWEEN_MS = 2_000;
const PATIENCE_MS = 180_000;
const LOOK_MS = 200;

const LOCK_TIMEOUT = '55P03';
const RETRIED = new Set([LOCK_TIMEOUT, '40P01']);

/**
 * A process that hangs, or whose machine is gone, keeps no lock for long. The check of the connection ends statements
 * of a process that was killed; some platforms do not have it.
 */
const LIMITS = [
  sql.raw(`set local lock_timeout = ${LOCK_MS}`),
  sql`set local idle_in_transaction_session_timeout = '60s'`,
  sql`set local tcp_keepalives_idle = 30`,
  sql`set local tcp_keepalives_interval = 10`,
  sql`set local tcp_keepalives_count = 3`,
];
const CHECK_CONNECTION = sql`set local client_connection_check_interval = '1s'`;

export type Migrated = { name: string; ms: number };
type Pool = Payload['db']['pool'];
type Session = MigrateUpArgs['db'];
type Hear = (message: { line: string } | { failure: string }) => Promise<void> | void;

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? causeOf(error.cause) : error);
const codeOf = (error: unknown) => (causeOf(error) as { code?: string }).code ?? '';

async function inSavepoint(db: Session, work: () => Promise<unknown>): Promise<unknown> {
  await db.execute(sql`savepoint attempt`);
  try {
    await work();
    await db.execute(sql`release savepoint attempt`);
    return undefined;
  } catch (error) {
    // Also gives back the locks that it took. Fails if the connection is lost, which `error` explains.
    const lost = await db.execute(sql`rollback to savepoint attempt`).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return lost && RETRIED.has(codeOf(error)) ? lost : error;
  }
}

/** Whom `session` waits for, as long as the work lasts. */
function watchHolders(pool: Pool, session: number) {
  let seen: LockHolder[] = [];
  const look = async () => {
    const { rows } = await pool.query<LockHolder>(HOLDERS_BEFORE, [session]).catch(() => ({ rows: [] }));
    if (rows.length > 0) seen = rows;
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    end: () => {
      clearInterval(timer);
      return seen;
    },
  };
}

/**
 * A migration that never waits for a lock for long: it gives up what it holds, says who is in the way, and tries again.
 * In its transaction, so that nothing remains of one that fails or is interrupted.
 */
export function patient(migration: Step, pool: Pool, hear: Hear, note?: (migrated: Migrated) => void): Migration {
  const up = async (args: MigrateUpArgs) => {
    const { db } = args;
    const start = performance.now();
    for (const limit of LIMITS) await db.execute(limit);
    await inSavepoint(db, () => db.execute(CHECK_CONNECTION));
    const { rows } = await db.execute(sql`select pg_backend_pid() as pid`);
    for (let reported = ''; ; ) {
      const watch = watchHolders(pool, Number(rows[0]?.pid));
      const error = await inSavepoint(db, () => migration.up(args));
      const holders = watch.end();
      if (error === undefined) break;
      if (!RETRIED.has(codeOf(error))) {
        const { message } = withoutValues(causeOf(error)) as Error;
        await hear({ failure: `The migration ${migration.name} failed, and nothing of it is left: ${message}.` });
        throw error;
      }
      const who = describeHolders(holders);
      if (performance.now() - start > PATIENCE_MS) {
        const failure =
          `The migration ${migration.name} waited ${PATIENCE_MS / 60_000} minutes for ${who}, and nothing of it is left. ` +
          'Wait until that has ended, or end it (select pg_terminate_backend(<session>)), and start again.';
        await hear({ failure });
        throw error;
      }
      if (who !== reported) await hear({ line: `${migration.name} waits for ${who}.` });
      reported = who;
      await pause(BETWEEN_MS);
    }
    note?.({ name: migration.name, ms: Math.round(performance.now() - start) });
  };
  // Payload's type does not say what it passes.
  return { ...migration, up } as Migration;
}
