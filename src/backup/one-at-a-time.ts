import { Failure } from '../lib/failure.ts';
import { connect } from './dump.ts';

/** Arbitrary, but the same everywhere; background work (src/staff/background) has the two before it. */
const LOCK = 7_041_963;

export class AnotherBackupRuns extends Failure {
  constructor() {
    super('Another backup of this site is being made. Try again when it has finished.');
  }
}

/** Works behind a pooler and ends with the process: the lock is bound to a transaction. @throws AnotherBackupRuns */
export async function oneAtATime<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const connection = connect(databaseUrl);
  try {
    const [result] = await connection.begin(async (sql) => {
      const [row] = await sql<{ free: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as free`;
      if (!row?.free) throw new AnotherBackupRuns();
      // This connection is idle during the work.
      await sql`set local idle_in_transaction_session_timeout = 0`;
      return [{ value: await work() }];
    });
    return result.value;
  } finally {
    await connection.end();
  }
}
