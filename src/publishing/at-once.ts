import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/payload/transaction';
import { gather } from '../lib/gather';

/** Runs `work` in one transaction with one record of what it publishes. */
export const atOnce = <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> =>
  inTransaction(req, () => gather(req, work));
