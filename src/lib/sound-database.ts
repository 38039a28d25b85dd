import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { APIError, type DatabaseAdapterObj } from 'payload';

type Adapter = DatabaseAdapterObj<PostgresAdapter>;

/**
 * A database adapter whose commits fail if the transaction has been rolled back, as by a nested write that failed and
 * whose error a hook has caught: Payload's would succeed, and the API confirm what is not stored. A broken idle
 * connection leaves the pool and ends nothing else.
 */
export const soundDatabase = (database: Adapter): Adapter => ({
  ...database,
  init: (options) => {
    const adapter = database.init(options);
    const { commitTransaction, connect } = adapter;
    adapter.commitTransaction = async (transaction) => {
      if (!adapter.sessions[String(await transaction)])
        throw new APIError('This could not be saved. Please try again.', 500, null, true);
      await commitTransaction.call(adapter, transaction);
    };
    adapter.connect = async (connection) => {
      await connect?.call(adapter, connection);
      // A hot reload connects again.
      if (adapter.pool.listenerCount('error') > 0) return;
      adapter.pool.on('error', (err) => adapter.payload.logger.warn({ err, msg: 'A database connection broke.' }));
    };
    return adapter;
  },
});
