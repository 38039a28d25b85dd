import type { Payload, PayloadRequest } from 'payload';

/** Key in Payload's key-value store with the names of everything the seed has ever created. */
const KEY = 'seed';
const LOCK = 7_304_119;

/** Runs one seed at a time on this database: two servers may start at once. */
export async function oneAtATime<T>({ db }: Payload, work: () => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  try {
    // Bound to a transaction, not the connection, so it works behind a connection pooler too.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.query('rollback').finally(() => client.release());
  }
}

export async function seededNames({ payload }: PayloadRequest): Promise<Set<string>> {
  const stored = await payload.kv.get<{ names: string[] }>(KEY);
  return new Set(stored?.names);
}

/** Stores the names in the request's transaction, so that they exist exactly if the documents do. */
export async function rememberNames(req: PayloadRequest, names: Iterable<string>): Promise<void> {
  await req.payload.db.upsert({
    collection: 'payload-kv',
    data: { key: KEY, data: { names: [...names].sort() } },
    where: { key: { equals: KEY } },
    req,
  });
}
