import type { Payload } from 'payload';

/** Arbitrary numbers, the same in every process. Scheduled work must not wait for long work. */
const locks = { planned: 7_041_961, long: 7_041_962 } as const;
export type Kind = keyof typeof locks;

/**
 * Runs `work` unless another process runs work of its kind; returns whether it ran. Payload's queue may give a job to
 * two workers. The lock is bound to a transaction, so it works behind a pooler and ends with the connection.
 */
export async function withAdvisoryLock(payload: Payload, kind: Kind, work: () => Promise<void>): Promise<boolean> {
  const client = await payload.db.pool.connect();
  let broken: Error | undefined;
  // If the connection ends during the work, an error without a listener would end the process.
  const listen = (error: Error) => {
    broken = error;
  };
  client.on('error', listen);
  try {
    await client.query('begin');
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
      locks[kind],
    ]);
    const isFree = rows[0]?.free === true;
    if (isFree) await work();
    await client.query('commit');
    return isFree;
  } catch (error) {
    // Back in the pool with an open transaction, the connection would keep the lock and lose later writes.
    await client.query('rollback').catch(listen);
    throw error;
  } finally {
    client.off('error', listen);
    client.release(broken);
  }
}
