import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from '../lib/transaction.ts';
import { hearAtCommit } from './hear-commits';
import { processRecord } from './process-record';

/**
 * Records the tags of a change in the transaction of that change, so that both are committed or neither. Tags that
 * the transaction has already recorded are skipped: only its own rows have no id yet.
 */
export async function notePublish(req: PayloadRequest, tags: string[]): Promise<void> {
  const transaction = await transactionOf(req);
  const changed = sql.param(tags);
  await (transaction ?? (await databaseOf(req.payload))).execute(
    sql`insert into payload.publishes (tags) select ${changed}::text[]
      where not exists (select 1 from payload.publishes where id is null and tags @> ${changed}::text[])`,
  );
  if (transaction) hearAtCommit(String(await req.transactionID));
  else await processRecord().catchUp();
}
