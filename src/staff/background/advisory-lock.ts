import type { Payload } from 'payload';

/** Arbitrary numbers, the same in every process. Scheduled work must not wait for long work. */
const locks = { planned: 7_041_961, long: 7_041_962 } as const;
export type Kind = keyof typeof locks;

type Row = { free?: unknown };

/** In a transaction of its own, so that a lock works behind a pooler and ends with the connection. */
async function locked<T>(
  payload: Payload,
  statement: string,
  values: unknown[],
  work: (row: Row | undefined) => Promise<T>,
): Promise<T> {
  const client = await payload.db.pool.connect();
  let broken: Error | undefined;
  // If the connection ends during the work, an error without a listener would end the process.
  const listen = (error: Error) => {
    broken = error;
  };
  client.on('error', listen);
  try {
    await client.query('begin');
    const { rows } = await client.query<Row>(statement, values);
    const result = await work(rows[0]);
    await client.query('commit');
    return result;
  } catch (error) {
    // Back in the pool with an open transaction, the connection would keep the lock and lose later writes.
    await client.query('rollback').catch(listen);
    throw error;
  } finally {
    client.off('error', listen);
    client.release(broken);
  }
}

/**
 * Runs `work` unless another process runs work of its kind; returns whether it ran. Payload's queue may give a job to
 * two workers.
 */
export const withAdvisoryLock = (payload: Payload, kind: Kind, work: () => Promise<void>): Promise<boolean> =>
  locked(payload, 'select pg_try_advisory_xact_lock($1) as free', [locks[kind]], async (row) => {
    const isFree = row?.free === true;
    if (isFree) await work();
    return isFree;
  });

/** Runs `work` once nobody else, in any process, works on the same. */
export const oneAtATime = <T>(payload: Payload, subject: string, name: string, work: () => Promise<T>): Promise<T> =>
  locked(payload, 'select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [subject, name], work);
