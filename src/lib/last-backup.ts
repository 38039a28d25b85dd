/** Key of the last backup in Payload's key-value table, where the backup command notes it. */
export const LAST_BACKUP = 'last-backup';

export type LastBackup = { at: string; bytes: number };

/** A nightly backup, with two hours for a late start. */
const MOST_HOURS = 26;

/**
 * Is the next backup overdue? Not where this command has never run: a managed database has its own backups, which this
 * site cannot see.
 */
export const isOverdue = (last: LastBackup | null, now = new Date()): boolean =>
  last !== null && now.getTime() - Date.parse(last.at) > MOST_HOURS * 3_600_000;
