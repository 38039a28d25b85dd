import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';

/** Payload's types do not know what a session of this adapter is. */
const adapterOf = ({ db }: Payload) => db as unknown as PostgresAdapter;

/** In the transaction of a request; undefined if it has none. */
export async function transactionOf({ payload, transactionID }: PayloadRequest) {
  return adapterOf(payload).sessions[String(await transactionID)]?.db;
}

/** In the transaction of `req`, or without one. */
export async function databaseOf(payload: Payload, req?: PayloadRequest) {
  return (req && (await transactionOf(req))) ?? adapterOf(payload).drizzle;
}
