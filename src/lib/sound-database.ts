import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import { APIError, type DatabaseAdapterObj } from 'payload';
import { isNews } from './logging/outage';

type Adapter = DatabaseAdapterObj<PostgresAdapter>;

const notSaved = () => new APIError('This could not be saved. Please try again.', 500, null, true);

/**
 * A database adapter that confirms only what is stored. With Payload's, a commit succeeds also if the transaction has been
 * rolled back meanwhile (by a nested write that failed, whose error a hook has caught), if one of its statements failed
 * (PostgreSQL then rolls back), or if the connection is lost. A broken connection leaves the pool and ends nothing else.
 */
export const soundDatabase = (database: Adapter): Adapter => ({
  ...database,
  init: (options) => {
    const adapter = database.init(options);
    const { commitTransaction, connect, rollbackTransaction } = adapter;
    adapter.commitTransaction = async (transaction) => {
      const id = await transaction;
      const session = adapter.sessions[String(id)];
      if (!session) throw notSaved();
      // Chained to an empty transaction, which the adapter then commits; without one, PostgreSQL would log a warning.
      const { command } = await session.db.execute(sql`commit and chain`).catch(() => ({ command: 'LOST' }));
      if (command === 'COMMIT') return commitTransaction.call(adapter, transaction);
      await rollbackTransaction.call(adapter, transaction);
      throw notSaved();
    };
    adapter.connect = async (connection) => {
      await connect?.call(adapter, connection);
      // A hot reload connects again.
      if (adapter.pool.listenerCount('error') > 0) return;
      const warn = ({ message }: Error) => {
        if (isNews()) adapter.payload.logger.warn(`A database connection broke: ${message}`);
      };
      adapter.pool.on('error', warn);
      adapter.pool.on('connect', (client) => void client.on('error', warn));
    };
    return adapter;
  },
});
