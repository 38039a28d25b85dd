import type { PayloadRequest } from 'payload';
import { inTransaction } from '../lib/transaction';
import { gatherPublishes } from './note-publish';

/** Runs `work` in one transaction with one record of what it publishes. */
export const atOnce = <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> =>
  inTransaction(req, () => gatherPublishes(req, work));
