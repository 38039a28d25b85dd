import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { describeHolders, HOLDERS_OF_LOCK, type LockHolder } from '../../src/lib/lock-holders.ts';
import { withDatabase } from '../postgres/database-check.ts';
import { Failure, say } from '../process/step.ts';

/** Arbitrary, but the same everywhere; backups (src/backup/one-at-a-time.ts) have the one before it. */
const LOCK = 7_041_964;
const LOOK_MS = 500;
/** Longer than a release step may take (`runNode`). */
const PATIENCE_MS = 45 * 60_000;

const BEGIN = `
  begin;
  set local idle_in_transaction_session_timeout = 0;
  set local tcp_keepalives_idle = 30;
  set local tcp_keepalives_interval = 10;
  set local tcp_keepalives_count = 3`;

async function takeLock(client: pg.Client): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let isAnnounced = false; ; isAnnounced = true) {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [LOCK]);
    if (rows[0]?.free) return;
    const holders = await client.query<LockHolder>(HOLDERS_OF_LOCK, [LOCK]);
    const who = describeHolders(holders.rows);
    if (performance.now() > until)
      throw new Failure(`This database is still being prepared by ${who}. Start again later.`);
    if (!isAnnounced) say(`This database is being prepared by ${who}. Waiting until that has finished.`);
    await pause(LOOK_MS);
  }
}

/**
 * Runs `work` while no other release step or start prepares this database; waits for one that does. The lock is bound to
 * a transaction, so that it ends with this process, however that ends.
 */
export const oneReleaseStep = <T>(databaseUrl: string, work: () => Promise<T>): Promise<T> =>
  withDatabase(databaseUrl, async (client) => {
    await client.query(BEGIN);
    await takeLock(client);
    const done = await work();
    await client.query('commit');
    return done;
  });
