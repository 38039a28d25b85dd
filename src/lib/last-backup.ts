/** In Payload's key-value table, written by the backup command. */
export const LAST_BACKUP = 'last-backup';

export type LastBackup = { at: string; bytes: number };

/** A nightly backup, plus two hours for a late start. */
const MOST_HOURS = 26;

/**
 * False where this command has never run: a managed database has its own backups, which this site cannot see. A time far
 * ahead is no better than one long ago: it is of a clock that was wrong.
 */
export const isOverdue = (last: LastBackup | null, now = new Date()): boolean =>
  last !== null && Math.abs(now.getTime() - Date.parse(last.at)) > MOST_HOURS * 3_600_000;

/** When the nightly command failed for the first time. Counts until one has succeeded. */
export const FAILED_BACKUP = 'failed-backup';

export type FailedBackup = { at: string };
