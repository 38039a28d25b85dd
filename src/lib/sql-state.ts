/** PostgreSQL has no room for what it should write. */
export const DISK_FULL = '53100';
/** Others have taken all connections. */
export const NO_CONNECTION = '53300';
/** PostgreSQL takes no changes: a standby, or closed by its provider. */
export const READ_ONLY = '25006';

export const FULL =
  'The disk of the server is full, so nothing was saved. Ask an administrator to free some space, then try again.';
export const DISK_CLOSED =
  'The server cannot write to its disk, so nothing was saved. Ask an administrator to look at it, then try again.';

/** None begins with E, as the codes of Node do: `EROFS` is of a file. */
export const SQLSTATE = /^(?!E)[0-9A-Z]{5}$/;

/** Classes about the server, whose messages contain no row values. */
export const OF_THE_SERVER = /^(08|53|57|58|XX|28|3D)/;

/** The SQLSTATE of an error, or of what has caused it. */
export function sqlState(error: unknown, depth = 4): string | undefined {
  if (!(error instanceof Error) || depth === 0) return undefined;
  if ('code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)) return error.code;
  return sqlState(error.cause, depth - 1);
}

/**
 * SQLSTATE: lost connections, a database that is read-only, deadlocks, a lack of resources or room, and what the server
 * or a time limit has ended.
 */
const PASSING = /^(?:08|25006|25P03|40|53|55P03|57)/;
/** Of pg, for a connection that broke before. */
export const BROKEN = /connection error and is not queryable|Connection terminated/;
/** Of pg, Payload's adapter and ours (`sound-database.ts`), which have no code either. */
const INTERRUPTED =
  /Query read timeout|timeout exceeded when trying to connect|cannot begin transaction|could not be saved. Please try again|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT/;

/** Whether the fault is that of the database at this moment, and not of what was to be saved: later, it may succeed. */
export const isPassing = (error: unknown, depth = 4): boolean =>
  error instanceof Error &&
  depth > 0 &&
  (PASSING.test(sqlState(error) ?? '') ||
    BROKEN.test(error.message) ||
    INTERRUPTED.test(error.message) ||
    isDiskFull(error) ||
    isPassing(error.cause, depth - 1));

/** The database or a file had no room. */
export const isDiskFull = (error: unknown): boolean =>
  sqlState(error) === DISK_FULL || (error instanceof Error && /\b(?:ENOSPC|EDQUOT)\b/.test(error.message));

/** The disk takes no files: it has errors, is mounted read-only, or belongs to another user. */
export const isDiskClosed = (error: unknown): boolean =>
  error instanceof Error && /\b(?:EROFS|EACCES|EPERM|EIO)\b/.test(error.message);
