import { setTimeout as pause } from 'node:timers/promises';
import { createHealthPool } from './own-connection.ts';
import { PublishRecord } from './record.ts';

const key = Symbol.for('alethia.publish-record');
type Listener = (tags: string[]) => unknown;
type Shared = { record: PublishRecord; listeners: Set<Listener> };
const shared = globalThis as { [key]?: Shared };

function open(): Shared {
  const listeners = new Set<Listener>();
  const pool = createHealthPool();
  const record = new PublishRecord(
    async (statement, values) => (await pool.query(statement, values)).rows,
    (tags) => Promise.allSettled([...listeners].map(async (listener) => listener(tags))),
  );
  return { record, listeners };
}

/** Global, because the server, Next's cache handler and the bundle may each load their own copy of this module. */
const here = (): Shared => (shared[key] ??= open());

const OPENING_MS = 1500;

export async function openRecord(): Promise<void> {
  const record = processRecord();
  await Promise.race([record.catchUp().catch(() => undefined), pause(OPENING_MS, undefined, { ref: false })]);
  void record.follow();
}

export const processRecord = (): PublishRecord => here().record;

/** Calls `listener` with the tags of every publish, including this process's own, whose request waits for it. */
export const onPublished = (listener: Listener): void => {
  here().listeners.add(listener);
};
