import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { hearAtCommit } from './hear-commits';
import { processRecord } from './process-record';

/**
 * Records the tags of a change in the transaction of that change, so that both are committed or neither. Tags that
 * the transaction has already recorded are skipped: only its own rows have no id yet.
 */
export async function notePublish(req: PayloadRequest, tags: string[]): Promise<void> {
  const adapter = req.payload.db as unknown as PostgresAdapter;
  const transaction = String(await req.transactionID);
  const session = adapter.sessions[transaction];
  const changed = sql.param(tags);
  await (session?.db ?? adapter.drizzle).execute(
    sql`insert into payload.publishes (tags) select ${changed}::text[]
      where not exists (select 1 from payload.publishes where id is null and tags @> ${changed}::text[])`,
  );
  if (session) hearAtCommit(transaction);
  else await processRecord().catchUp();
}
