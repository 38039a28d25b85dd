import fs from 'node:fs';
import path from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  DatabaseAdapterObj,
  PayloadRequest,
} from 'payload';
import { bucket, removeObject } from './bucket';

type Adapter = DatabaseAdapterObj<PostgresAdapter>;
type StoredFile = { filename?: string | null; mimeType?: string | null };
/** A row of the library, as far as it names files. */
export type Stored = StoredFile & { sizes?: Record<string, StoredFile | undefined> };

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

/** A list that cannot be written refuses nothing: on a full disk the upload fails anyway, and a deletion must not. */
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

/** Where the file and its sizes are on a disk. In a bucket, they have the same names. */
function placesOf({ filename, sizes }: Stored, folder: string): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return names.flatMap((name) => (name ? [path.join(folder, name)] : []));
}

/** Last before a file is stored: notes the names that it and its sizes will have. */
export const noteFiles: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  const { staticDir } = collection.upload;
  if (!req.file || !staticDir) return data;
  const files = placesOf(data, staticDir);
  const transaction = await transactionIn(req);
  if (!transaction) return data;
  const former = placesOf(originalDoc ?? {}, staticDir);
  const { written, fresh, old } = filesOf(transaction);
  fresh.push(...files.filter((file) => !former.includes(file) && !fs.existsSync(file)));
  if (bucket()) {
    old.push(...former);
    listForLater(transaction, former);
  }
  written.push(...files);
  listForLater(transaction, files);
  return data;
};

/** With a bucket, also from the disk: a site that moved to a bucket may still have a copy there. */
export async function removeStored(file: string): Promise<void> {
  fs.rmSync(file, { force: true });
  const inBucket = bucket();
  if (inBucket) await removeObject(inBucket, path.basename(file));
}

/** What Payload calls instead of removing a file whose row is about to change (patches/README.md). */
async function unlinkOnCommit(file: string, req: PayloadRequest): Promise<void> {
  const transaction = await transactionIn(req);
  if (!transaction) return removeStored(file);
  filesOf(transaction).old.push(file);
  listForLater(transaction, [file]);
}

/** The same for a bucket, whose files Payload does not remove. */
export const removeDeleted: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!bucket()) return;
  for (const file of placesOf(doc, collection.upload.staticDir ?? '')) await unlinkOnCommit(file, req);
};

function take(transaction: string): Files {
  const files = filesOf(transaction);
  open.delete(transaction);
  return files;
}

/** A file that cannot be removed stays listed: the transaction has ended, so its result must not change because of it. */
async function settle(files: string[], list: string | undefined): Promise<void> {
  try {
    await Promise.all([...new Set(files)].map(removeStored));
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
      await settle(
        old.filter((file) => !written.includes(file)),
        list,
      );
    };
    adapter.rollbackTransaction = async (transaction) => {
      const { fresh, list } = take(String(await transaction));
      try {
        await rollbackTransaction.call(adapter, transaction);
      } finally {
        await settle(fresh, list);
      }
    };
    return Object.assign(adapter, { unlinkOnCommit });
  },
});
