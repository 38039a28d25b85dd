import type { PostgresAdapter } from '@payloadcms/db-postgres';
import {
  commitTransaction,
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

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

/** The request, for what stays even if its transaction is rolled back. */
export function withoutTransaction(req: PayloadRequest): PayloadRequest {
  const apart = isolateObjectProperty(req, 'transactionID');
  apart.transactionID = undefined;
  return apart;
}

/** Runs `work` in the transaction of the request, or in a new one, which an error rolls back. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req);
  try {
    const done = await work();
    if (isOwn) await commitTransaction(req);
    return done;
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  }
}

/** Runs `work` in a transaction that is always rolled back. Its errors are those of the work itself. */
export async function rehearse<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  if (!(await initTransaction(req))) throw new Error('A rehearsal cannot be part of a transaction.');
  try {
    return await work();
  } finally {
    await killTransaction(req);
  }
}
