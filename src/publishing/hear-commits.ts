import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { processRecord } from './process-record';

type Adapter = DatabaseAdapterObj<PostgresAdapter>;

const noting = new Set<string>();

export const hearAtCommit = (transaction: string): void => void noting.add(transaction);

/** A database adapter whose commits resolve once this process knows what they publish. */
export const hearingCommits = (database: Adapter): Adapter => ({
  ...database,
  init: (options) => {
    const adapter = database.init(options);
    const { commitTransaction, rollbackTransaction } = adapter;
    adapter.commitTransaction = async (transaction) => {
      await commitTransaction.call(adapter, transaction);
      // If this fails, polling follows soon.
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
