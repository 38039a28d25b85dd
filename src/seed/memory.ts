import type { Payload, PayloadRequest } from 'payload';

/** In Payload's key-value store: the names of everything the seed has ever created. */
const KEY = 'seed';
const LOCK = 7_304_119;

/** One seed at a time per database: two servers may start at once. */
export async function oneAtATime<T>({ db }: Payload, work: () => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  try {
    // Bound to a transaction, so it works behind a connection pooler too.
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

/** In the request's transaction, so that names exist only if the documents do. */
export async function rememberNames(req: PayloadRequest, names: Iterable<string>): Promise<void> {
  await req.payload.db.upsert({
    collection: 'payload-kv',
    data: { key: KEY, data: { names: [...names].sort() } },
    where: { key: { equals: KEY } },
    req,
  });
}
