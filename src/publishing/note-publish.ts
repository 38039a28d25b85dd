import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from '../lib/transaction.ts';
import { hearAtCommit } from './hear-commits';
import { processRecord } from './process-record';

const gathered = new Map<string, Set<string>>();

/**
 * Runs `work` in the request's transaction and records all that it publishes in one row, so that every process hears of
 * it at once.
 */
export async function gatherPublishes<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const transaction = String(await req.transactionID);
  const tags = new Set<string>();
  gathered.set(transaction, tags);
  try {
    const done = await work();
    gathered.delete(transaction);
    if (tags.size > 0) await notePublish(req, [...tags]);
    return done;
  } finally {
    gathered.delete(transaction);
  }
}

/**
 * Records the tags of a change in the transaction of that change, so that both are committed or neither. Tags that
 * the transaction has already recorded are skipped: only its own rows have no id yet.
 */
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
