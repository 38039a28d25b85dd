import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { gatherPublishes } from './note-publish';

/** Runs `work` in one transaction with one record of what it publishes. The request must not be in a transaction. */
export async function atOnce<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req);
  try {
    const done = await gatherPublishes(req, work);
    await commitTransaction(req);
    return done;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
