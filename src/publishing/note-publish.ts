import { sql } from '@payloadcms/db-postgres';
import { gathered } from '../lib/gather.ts';
import { databaseOf, transactionOf } from '../payload/transaction.ts';
import { hearAtCommit } from './hear-commits';
import { processRecord } from './process-record';

/**
 * In the transaction of a change, in one row, so that every process hears of all at once. Tags that the transaction has
 * already recorded are skipped: only its own rows have no id yet.
 */
export const notePublish = gathered<string>(async (req, tags) => {
  const transaction = await transactionOf(req);
  const changed = sql.param([...new Set(tags)]);
  await (transaction ?? (await databaseOf(req.payload))).execute(
    sql`insert into payload.publishes (tags) select ${changed}::text[]
      where not exists (select 1 from payload.publishes where id is null and tags @> ${changed}::text[])`,
  );
  if (transaction) hearAtCommit(String(await req.transactionID));
  else await processRecord().catchUp();
});
