import type { PayloadRequest } from 'payload';
import { gather } from '../lib/gather';
import { inTransaction } from '../lib/transaction';

/** Runs `work` in one transaction with one record of what it publishes. */
export const atOnce = <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> =>
  inTransaction(req, () => gather(req, work));
