/** PostgreSQL has no room for what it should write. */
export const DISK_FULL = '53100';

export const FULL =
  'The disk of the server is full, so nothing was saved. Ask an administrator to free some space, then try again.';

/** The SQLSTATE of an error, or of what has caused it. */
export function sqlState(error: unknown, depth = 4): string | undefined {
  if (!(error instanceof Error) || depth === 0) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return sqlState(error.cause, depth - 1);
}

/** The database or a file had no room. */
export const isDiskFull = (error: unknown): boolean =>
  sqlState(error) === DISK_FULL || (error instanceof Error && /\bENOSPC\b/.test(error.message));
