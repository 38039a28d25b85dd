import { ownConnection } from './own-connection.ts';
import { PublishRecord } from './record.ts';

const key = Symbol.for('alethia.publish-record');
type Listener = (tags: string[]) => unknown;
type Shared = { record: PublishRecord; listeners: Set<Listener> };
const shared = globalThis as { [key]?: Shared };

function open(): Shared {
  const listeners = new Set<Listener>();
  const pool = ownConnection();
  const record = new PublishRecord(
    async (statement, values) => (await pool.query(statement, values)).rows,
    (tags) => Promise.allSettled([...listeners].map(async (listener) => listener(tags))),
  );
  return { record, listeners };
}

/**
 * Kept on the global object, as the server, Next's cache handler and the bundle are loaded apart, each possibly with a copy
 * of this module.
 */
function here(): Shared {
  shared[key] ??= open();
  return shared[key];
}

/** How long a process that starts waits to hear what was published while it did not run. */
const OPENING_MS = 1500;

/** Resolves when that is known, or cannot be for now; from then on this process hears of every publish. */
export async function openRecord(): Promise<void> {
  const record = processRecord();
  const late = new Promise((resolve) => {
    setTimeout(resolve, OPENING_MS).unref();
  });
  await Promise.race([record.catchUp().catch(() => undefined), late]);
  record.follow();
}

/** The record of this process. */
export const processRecord = (): PublishRecord => here().record;

/**
 * Calls `listener` with the tags of every publish that this process hears of, its own included. It is awaited: the
 * request that publishes is answered after that.
 */
export const onPublished = (listener: Listener): void => {
  here().listeners.add(listener);
};
