import { Failure } from '../lib/failure.ts';
import { withConnection } from './connection.ts';

/** Arbitrary, but the same everywhere; background work (src/staff/background) has the two before it. */
const LOCK = 7_041_963;

export class AnotherBackupRuns extends Failure {
  constructor() {
    super('Another backup of this site is being made. Try again when it has finished.');
  }
}

/**
 * Works behind a pooler and ends with the process: the lock is bound to a transaction. If its connection is lost, the
 * work is still completed. @throws AnotherBackupRuns
 */
export async function oneAtATime<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  let working: Promise<T> | undefined;
  try {
    return await withConnection(databaseUrl, async (client) => {
      await client.query('begin');
      const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as free`);
      if (!rows[0]?.free) throw new AnotherBackupRuns();
      // This connection is idle during the work.
      await client.query('set local idle_in_transaction_session_timeout = 0');
      working = work();
      const result = await working;
      await client.query('commit');
      return result;
    });
  } catch (error) {
    if (!working) throw error;
    return await working;
  }
}
