import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Any numbers, the same in every process. What is planned does not wait for what takes long. */
const locks = { planned: 7_041_961, long: 7_041_962 } as const;
export type Kind = keyof typeof locks;

/**
 * Does the work unless another process is at work of its kind, and answers whether it did: Payload's queue lets two
 * workers take the same job. The lock belongs to a transaction, so it also holds behind a pooler, and ends with the
 * connection.
 */
export async function alone(payload: Payload, kind: Kind, work: () => Promise<void>): Promise<boolean> {
  const client = await (payload.db as unknown as PostgresAdapter).pool.connect();
  let broken: Error | undefined;
  // The connection may end while the work goes on: an error that nobody listens to would end the process.
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
    // Given back with its transaction open, the connection would keep the lock, and lose what others write over it.
    await client.query('rollback').catch(listen);
    throw error;
  } finally {
    client.off('error', listen);
    client.release(broken);
  }
}
