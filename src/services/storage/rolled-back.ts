import fs from 'node:fs';
import path from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, DatabaseAdapterObj } from 'payload';

type Adapter = DatabaseAdapterObj<PostgresAdapter>;
type Stored = { filename?: string | null; sizes?: Record<string, { filename?: string | null }> };

/** By transaction: files that were not there before it. */
const written = new Map<string, string[]>();

/** Last before a file is stored: notes the names that it and its sizes will have. */
export const noteFiles: CollectionBeforeChangeHook = async ({ data, collection, req }) => {
  const { upload } = collection;
  if (!req.file || typeof upload !== 'object' || !upload.staticDir || upload.disableLocalStorage) return data;
  const { filename, sizes = {} } = data as Stored;
  const names = [filename, ...Object.values(sizes).map((size) => size.filename)];
  const folder = upload.staticDir;
  const fresh = names.flatMap((name) => (name ? [path.join(folder, name)] : [])).filter((file) => !fs.existsSync(file));
  const transaction = String((await req.transactionID) ?? '');
  if (transaction) written.set(transaction, [...(written.get(transaction) ?? []), ...fresh]);
  return data;
};

const take = (transaction: string): string[] => {
  const files = written.get(transaction) ?? [];
  written.delete(transaction);
  return files;
};

/**
 * A database adapter that removes the files of uploads whose rows it rolls back: Payload stores them in between, and
 * leaves them. After a commit that failed they stay, because its rows may be stored.
 */
export const removingRolledBackFiles = (database: Adapter): Adapter => ({
  ...database,
  init: (options) => {
    const adapter = database.init(options);
    const { commitTransaction, rollbackTransaction } = adapter;
    adapter.commitTransaction = async (transaction) => {
      take(String(await transaction));
      await commitTransaction.call(adapter, transaction);
    };
    adapter.rollbackTransaction = async (transaction) => {
      const files = take(String(await transaction));
      try {
        await rollbackTransaction.call(adapter, transaction);
      } finally {
        for (const file of files) fs.rmSync(file, { force: true });
      }
    };
    return adapter;
  },
});
