import pg from 'pg';

/** By the clock, which also passes while this process is too busy to read a response: after a start, for seconds. */
const PATIENCE_MS = 15_000;

/** A connection for short queries that must not wait for the pages' pool. @param lost called when it breaks */
export function createHealthPool(lost: () => void = () => {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  pool.on('error', lost);
  return pool;
}
