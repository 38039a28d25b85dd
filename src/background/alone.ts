import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Any number, the same in every process. */
const LOCK = 7_041_961;

/**
 * Does the work unless another process is at it, and answers whether it did: Payload's queue lets two workers take the
 * same job. The lock belongs to a transaction, so it also holds behind a pooler, and ends with the connection.
 */
export async function alone(payload: Payload, work: () => Promise<void>): Promise<boolean> {
  const client = await (payload.db as unknown as PostgresAdapter).pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [LOCK]);
    const isFree = rows[0]?.free === true;
    if (isFree) await work();
    await client.query('commit');
    return isFree;
  } finally {
    client.release();
  }
}
