/** Key of the last restore in Payload's key-value table, where the start that carried it out notes it. */
export const LAST_RESTORE = 'last-restore';

export type LastRestore = {
  at: string;
  state: 'restored' | 'failed';
  reason?: string;
  archive: string;
  by: string;
  /** The backup of the site before it. */
  safety?: string;
};

const SHOWN_FOR_DAYS = 7;

/** Is it recent enough for the dashboard? */
export const isRecent = (last: LastRestore | null, now = new Date()): boolean =>
  last !== null && now.getTime() - Date.parse(last.at) < SHOWN_FOR_DAYS * 86_400_000;
