import fs from 'node:fs';
import path from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, DatabaseAdapterObj, PayloadRequest } from 'payload';

type Adapter = DatabaseAdapterObj<PostgresAdapter>;
type Stored = { filename?: string | null; sizes?: Record<string, { filename?: string | null }> };

/**
 * Of a transaction. `fresh`: written by it, and not there before; `old`: its rows no longer refer to them; `list`: a file
 * with the names of both, which outlives the process.
 */
type Files = { written: string[]; fresh: string[]; old: string[]; list?: string };

const open = new Map<string, Files>();

function filesOf(transaction: string): Files {
  const files = open.get(transaction) ?? { written: [], fresh: [], old: [] };
  open.set(transaction, files);
  return files;
}

/** Of uploads in this folder: one list for each transaction whose end is not known (`unfinished.ts`). */
export const listsBeside = (folder: string) => path.join(path.dirname(folder), 'unfinished-uploads');

/** A disk that takes no list takes no upload either, and a deletion is not refused for it. */
function listForLater(transaction: string, paths: string[]): void {
  const [first] = paths;
  if (!first) return;
  const lists = listsBeside(path.dirname(first));
  const files = filesOf(transaction);
  files.list = path.join(lists, transaction);
  try {
    fs.mkdirSync(lists, { recursive: true });
    fs.appendFileSync(files.list, paths.map((file) => `${path.basename(file)}\n`).join(''));
  } catch {
    // See above.
  }
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
  listForLater(transaction, files);
  return data;
};

/** What Payload calls instead of removing a file whose row is about to change (patches/README.md). */
async function unlinkOnCommit(file: string, req: PayloadRequest): Promise<void> {
  const transaction = await transactionIn(req);
  if (!transaction) return fs.rmSync(file, { force: true });
  filesOf(transaction).old.push(file);
  listForLater(transaction, [file]);
}

function take(transaction: string): Files {
  const files = filesOf(transaction);
  open.delete(transaction);
  return files;
}

/** What a disk does not let go of stays listed: the rows are as they should be, and nobody can do it again. */
function settle(files: string[], list: string | undefined): void {
  try {
    for (const file of files) fs.rmSync(file, { force: true });
    if (list) fs.rmSync(list, { force: true });
  } catch (error) {
    console.error('[uploads] files that are no longer needed stay for now:', error);
  }
}

/**
 * A database adapter that keeps files and rows together: what an upload replaces or deletes goes once that is committed,
 * and what it has written goes if it is rolled back. After a commit that failed everything stays listed, because its rows
 * may be stored.
 */
export const removingRolledBackFiles = (database: Adapter): Adapter => ({
  ...database,
  init: (options) => {
    const adapter = database.init(options);
    const { commitTransaction, rollbackTransaction } = adapter;
    adapter.commitTransaction = async (transaction) => {
      const { old, written, list } = take(String(await transaction));
      await commitTransaction.call(adapter, transaction);
      // A file that is processed again keeps its name.
      settle(
        old.filter((file) => !written.includes(file)),
        list,
      );
    };
    adapter.rollbackTransaction = async (transaction) => {
      const { fresh, list } = take(String(await transaction));
      try {
        await rollbackTransaction.call(adapter, transaction);
      } finally {
        settle(fresh, list);
      }
    };
    return Object.assign(adapter, { unlinkOnCommit });
  },
});
