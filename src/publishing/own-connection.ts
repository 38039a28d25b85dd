import pg from 'pg';

const PATIENCE_MS = 3000;

/**
 * One connection for short questions alone: those of the pages may all be waiting. It stays open, so that a server that goes
 * away is missed at once.
 * @param lost is told when it breaks
 */
export function ownConnection(lost: () => void = () => {}): pg.Pool {
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
