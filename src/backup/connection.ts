import pg from 'pg';
import { Failure } from '../lib/failure.ts';
import { describeHolders, HOLDER_OF_TABLES, type LockHolder } from '../lib/lock-holders.ts';
import { DISK_FULL } from '../lib/sql-state.ts';

const CONNECT_MS = 15_000;
const KEEP_ALIVE_MS = 30_000;

/** Of both sides, so that neither waits forever for the other: a table in use, and a process that no longer responds. */
const PATIENCE = `set local statement_timeout = 0; set local lock_timeout = '30s';
  set local idle_in_transaction_session_timeout = '60s'`;

const LOCK_NOT_AVAILABLE = '55P03';
const ENDED = new Set(['57P01', '57P02', '57P03', '08006', '25P03', 'ECONNRESET', 'EPIPE']);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const isLost = (error: unknown) =>
  error instanceof Error &&
  (ENDED.has(String(codeOf(error))) || /^(Connection terminated|Client has encountered)/.test(error.message));

/**
 * Calls `work` with a connection of its own. If `work` fails, the socket is closed without waiting for the server,
 * which could itself be waiting to send the rest of a table: it then rolls back and releases all locks.
 * @throws Failure if the connection is lost, or the database has no room
 */
export async function withConnection<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // Reported by the query that is running, or by the next one.
  client.on('error', () => {});
  try {
    await client.connect();
    const result = await work(client);
    await client.end();
    return result;
  } catch (error) {
    client.connection.stream.destroy();
    if (isLost(error)) {
      throw new Failure('The database ended the connection, or was stopped. Try again.', { cause: error });
    }
    if (codeOf(error) === DISK_FULL) {
      throw new Failure('The disk of the database is full. Free some space, and try again.', { cause: error });
    }
    throw error;
  }
}

/** @throws Failure also if another program keeps a table locked; its message names that program */
export async function inTransaction<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
  mode = '',
): Promise<T> {
  try {
    return await withConnection(databaseUrl, async (client) => {
      await client.query(`begin ${mode}`);
      await client.query(PATIENCE);
      const result = await work(client);
      await client.query('commit');
      return result;
    });
  } catch (error) {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    const holders = await withConnection(databaseUrl, (client) => client.query<LockHolder>(HOLDER_OF_TABLES));
    const who = describeHolders(holders.rows);
    throw new Failure(`A table of the database is kept locked by ${who}. Try again when it has finished, or end it.`, {
      cause: error,
    });
  }
}

/** A name from the catalogue, or several, as part of a statement. */
export const named = (...parts: string[]) => parts.map((part) => pg.escapeIdentifier(part)).join('.');
export const listed = (columns: string[]) => columns.map((column) => named(column)).join(', ');
