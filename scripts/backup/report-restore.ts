import path from 'node:path';
import { connect } from '../../src/backup/dump.ts';
import { readRequest, removeRequest } from '../../src/backup/restore-request.ts';
import { LAST_RESTORE, type LastRestore } from '../../src/lib/last-restore.ts';

const DETAIL_CHARACTERS = 500;

/** Records the outcome of a restore in the audit log and for the dashboard, and clears the request. */
export async function reportRestore(databaseUrl: string, dataDir: string): Promise<void> {
  const request = await readRequest(dataDir);
  if (!request?.outcome) return;
  const { archive, askedBy, outcome } = request;
  const safety = request.safety ? path.basename(request.safety) : undefined;
  const last: LastRestore = { ...outcome, archive, by: askedBy.name, safety };
  const kept = safety ? ` What was there: ${safety}` : '';
  const words = outcome.state === 'restored' ? `Restored.${kept}` : `Not restored: ${outcome.reason}`;
  const connection = connect(databaseUrl);
  try {
    await connection.begin(async (sql) => {
      // A restored database may lack this account.
      await sql`
        insert into payload.audit_log (action, title, collection, detail, who_id, who_name)
        values ('backup', ${archive}, 'backups', ${words.slice(0, DETAIL_CHARACTERS)},
          (select id from payload.users where id::text = ${askedBy.id}), ${askedBy.name})`;
      await sql`
        insert into payload.payload_kv (key, data) values (${LAST_RESTORE}, ${sql.json(last)})
        on conflict (key) do update set data = excluded.data`;
    });
  } finally {
    await connection.end();
  }
  await removeRequest(dataDir);
}
