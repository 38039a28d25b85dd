/** PostgreSQL has no room for what it should write. */
export const DISK_FULL = '53100';

/** The SQLSTATE of an error, or of what has caused it. */
export function sqlState(error: unknown, depth = 4): string | undefined {
  if (!(error instanceof Error) || depth === 0) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return sqlState(error.cause, depth - 1);
}
