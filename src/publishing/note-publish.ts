import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from '../lib/transaction.ts';
import { hearAtCommit } from './hear-commits';
import { processRecord } from './process-record';

const gathered = new Map<string, Set<string>>();

/** Records all that `work` publishes in the request's transaction in one row: every process hears of it at once. */
export async function gatherPublishes<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const transaction = String(await req.transactionID);
  const tags = new Set<string>();
  gathered.set(transaction, tags);
  const done = await work().finally(() => gathered.delete(transaction));
  if (tags.size > 0) await notePublish(req, [...tags]);
  return done;
}

/** In the transaction of a change. Tags that it has already recorded are skipped: only its own rows have no id yet. */
export async function notePublish(req: PayloadRequest, tags: string[]): Promise<void> {
  const together = gathered.get(String(await req.transactionID));
  if (together) {
    for (const tag of tags) together.add(tag);
    return;
  }
  const transaction = await transactionOf(req);
  const changed = sql.param(tags);
  await (transaction ?? (await databaseOf(req.payload))).execute(
    sql`insert into payload.publishes (tags) select ${changed}::text[]
      where not exists (select 1 from payload.publishes where id is null and tags @> ${changed}::text[])`,
  );
  if (transaction) hearAtCommit(String(await req.transactionID));
  else await processRecord().catchUp();
}
