import path from 'node:path';
import { inTransaction } from '../../src/backup/connection.ts';
import { readRequest, removeRequest } from '../../src/backup/restore-request.ts';
import { LAST_RESTORE, type LastRestore } from '../../src/lib/last-restore.ts';
import { KEY_VALUES } from '../../src/payload/own-tables.ts';

const DETAIL_CHARACTERS = 500;

/** Records the outcome of a restore in the audit log and for the dashboard, and clears the request. */
export async function reportRestore(databaseUrl: string, dataDir: string): Promise<void> {
  const request = await readRequest(dataDir);
  if (!request?.outcome) return;
  const { archive, askedBy, isDetached, outcome } = request;
  const safety = request.safety ? path.basename(request.safety) : undefined;
  const last: LastRestore = { ...outcome, archive, by: askedBy.name, isDetached, safety };
  const kept = safety ? ` What was there: ${safety}` : '';
  const words =
    outcome.state === 'restored'
      ? `Restored${isDetached ? ' as a detached copy' : ''}.${kept}`
      : `Not restored: ${outcome.reason}`;
  await inTransaction(databaseUrl, async (client) => {
    // A restored database may lack this account.
    await client.query(
      `insert into payload.audit_log (action, title, collection, detail, who_id, who_name)
       values ('backup', $1, 'backups', $2, (select id from payload.users where id::text = $3), $4)`,
      [archive, words.slice(0, DETAIL_CHARACTERS), askedBy.id, askedBy.name],
    );
    await client.query(
      `insert into ${KEY_VALUES} (key, data) values ($1, $2)
       on conflict (key) do update set data = excluded.data`,
      [LAST_RESTORE, JSON.stringify(last)],
    );
  });
  await removeRequest(dataDir);
}
