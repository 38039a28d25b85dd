import type { Payload, PayloadRequest } from 'payload';

/** Where the seed notes, in Payload's key-value store, the names of everything it has ever created. */
const KEY = 'seed';
const LOCK = 7_304_119;

/** Lets one seed run at a time on this database, over all processes: two servers may start at once. */
export async function oneAtATime<T>({ db }: Payload, work: () => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  try {
    // Bound to a transaction, not to the connection: that holds behind a connection pooler too.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.query('rollback').finally(() => client.release());
  }
}

/** The names seeded so far. */
export async function seededNames({ payload }: PayloadRequest): Promise<Set<string>> {
  const stored = await payload.kv.get<{ names: string[] }>(KEY);
  return new Set(stored?.names);
}

/** Notes the names in the transaction of the request, so that they are noted exactly if the documents are there. */
export async function rememberNames(req: PayloadRequest, names: Iterable<string>): Promise<void> {
  await req.payload.db.upsert({
    collection: 'payload-kv',
    data: { key: KEY, data: { names: [...names].sort() } },
    where: { key: { equals: KEY } },
    req,
  });
}
