import { LAST_BACKUP, type LastBackup } from '../lib/last-backup.ts';
import { connect } from './dump.ts';

/** Where the admins' dashboard looks for it. */
export async function noteBackup(databaseUrl: string, { at, bytes }: LastBackup): Promise<void> {
  const connection = connect(databaseUrl);
  try {
    await connection`
      insert into payload.payload_kv (key, data) values (${LAST_BACKUP}, ${connection.json({ at, bytes })})
      on conflict (key) do update set data = excluded.data`;
  } finally {
    await connection.end();
  }
}
