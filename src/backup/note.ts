import { FAILED_BACKUP, LAST_BACKUP, type LastBackup } from '../lib/last-backup.ts';
import { KEY_VALUES } from '../payload/own-tables.ts';
import { withConnection } from './connection.ts';

/** Where the admins' dashboard looks for it. */
export async function noteBackup(databaseUrl: string, { at, bytes }: LastBackup): Promise<void> {
  await withConnection(databaseUrl, (client) =>
    client.query(
      `insert into ${KEY_VALUES} (key, data) values ($1, $2)
       on conflict (key) do update set data = excluded.data`,
      [LAST_BACKUP, JSON.stringify({ at, bytes })],
    ),
  );
}

/** For the checks of health, which otherwise cannot tell a failing command from one that nobody runs. */
export async function noteFailedBackup(databaseUrl: string, at = new Date().toISOString()): Promise<void> {
  await withConnection(databaseUrl, (client) =>
    client.query(`insert into ${KEY_VALUES} (key, data) values ($1, $2) on conflict (key) do nothing`, [
      FAILED_BACKUP,
      JSON.stringify({ at }),
    ]),
  );
}
