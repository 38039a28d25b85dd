import { DAY_MS } from './day.ts';

/** In Payload's key-value table, written by the start that carried out the restore. */
export const LAST_RESTORE = 'last-restore';

export type LastRestore = {
  at: string;
  state: 'restored' | 'failed';
  reason?: string;
  archive: string;
  by: string;
  isDetached?: boolean;
  /** Backup of the site before the restore. */
  safety?: string;
};

const SHOWN_FOR_DAYS = 7;

export const isRecent = (last: LastRestore | null, now = new Date()): boolean =>
  last !== null && now.getTime() - Date.parse(last.at) < SHOWN_FOR_DAYS * DAY_MS;
