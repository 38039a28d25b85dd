import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { processRecord } from './process-record';

type Adapter = DatabaseAdapterObj<PostgresAdapter>;

/** Transactions that have noted a publish and are not committed yet. */
const noting = new Set<string>();

/** What the transaction publishes, this process has heard of when its commit resolves. */
export const hearAtCommit = (transaction: string): void => void noting.add(transaction);

/** The adapter of Payload's database, whose commits resolve once this process has heard what they publish. */
export const hearingCommits = (database: Adapter): Adapter => ({
  ...database,
  init: (options) => {
    const adapter = database.init(options);
    const { commitTransaction, rollbackTransaction } = adapter;
    adapter.commitTransaction = async (transaction) => {
      await commitTransaction.call(adapter, transaction);
      // Another look follows soon if this one fails.
      if (noting.delete(String(await transaction)))
        await processRecord()
          .catchUp()
          .catch(() => undefined);
    };
    adapter.rollbackTransaction = async (transaction) => {
      noting.delete(String(await transaction));
      await rollbackTransaction.call(adapter, transaction);
    };
    return adapter;
  },
});
