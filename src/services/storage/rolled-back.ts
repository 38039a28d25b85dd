import fs from 'node:fs';
import path from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, DatabaseAdapterObj, PayloadRequest } from 'payload';

type Adapter = DatabaseAdapterObj<PostgresAdapter>;
type Stored = { filename?: string | null; sizes?: Record<string, { filename?: string | null }> };

/** Of a transaction. `fresh`: written by it, and not there before; `old`: its rows no longer refer to them. */
type Files = { written: string[]; fresh: string[]; old: string[] };

const open = new Map<string, Files>();

function filesOf(transaction: string): Files {
  const files = open.get(transaction) ?? { written: [], fresh: [], old: [] };
  open.set(transaction, files);
  return files;
}

const transactionIn = async (req: PayloadRequest) => String((await req.transactionID) ?? '');

/** Last before a file is stored: notes the names that it and its sizes will have. */
export const noteFiles: CollectionBeforeChangeHook = async ({ data, collection, req }) => {
  const { upload } = collection;
  if (!req.file || typeof upload !== 'object' || !upload.staticDir || upload.disableLocalStorage) return data;
  const { filename, sizes = {} } = data as Stored;
  const names = [filename, ...Object.values(sizes).map((size) => size.filename)];
  const folder = upload.staticDir;
  const files = names.flatMap((name) => (name ? [path.join(folder, name)] : []));
  const transaction = await transactionIn(req);
  if (!transaction) return data;
  const { written, fresh } = filesOf(transaction);
  fresh.push(...files.filter((file) => !fs.existsSync(file)));
  written.push(...files);
  return data;
};

/** What Payload calls instead of removing a file whose row is about to change (patches/README.md). */
async function unlinkOnCommit(file: string, req: PayloadRequest): Promise<void> {
  const transaction = await transactionIn(req);
  if (transaction) filesOf(transaction).old.push(file);
  else fs.rmSync(file, { force: true });
}

function take(transaction: string): Files {
  const files = filesOf(transaction);
  open.delete(transaction);
  return files;
}

const remove = (files: string[]) => {
  for (const file of files) fs.rmSync(file, { force: true });
};

/**
 * A database adapter that keeps files and rows together: what an upload replaces or deletes goes once that is committed,
 * and what it has written goes if it is rolled back. After a commit that failed everything stays, because its rows may
 * be stored.
 */
export const removingRolledBackFiles = (database: Adapter): Adapter => ({
  ...database,
  init: (options) => {
    const adapter = database.init(options);
    const { commitTransaction, rollbackTransaction } = adapter;
    adapter.commitTransaction = async (transaction) => {
      const { old, written } = take(String(await transaction));
      await commitTransaction.call(adapter, transaction);
      // A crop has the name of its original.
      remove(old.filter((file) => !written.includes(file)));
    };
    adapter.rollbackTransaction = async (transaction) => {
      const { fresh } = take(String(await transaction));
      try {
        await rollbackTransaction.call(adapter, transaction);
      } finally {
        remove(fresh);
      }
    };
    return Object.assign(adapter, { unlinkOnCommit });
  },
});
