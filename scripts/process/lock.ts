import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './step.ts';

/** `what` begins the message to others, such as `The tests run here`. */
export type Holder = { pid: number; what: string; url?: string };

const BUSY = 5;
const LOOK_EVERY_MS = 100;

/**
 * To lock a file alone, SQLite first shares it. Two processes that begin at the same moment would refuse each other, and
 * a process that only looks would refuse both: one of them waits for the other to let go.
 */
const LET_GO_MS = { alone: 1000, shared: 0 };

/** A connection that nothing refers to would be collected, and its lock with it. */
const held = new Set<DatabaseSync>();

const lockIn = (folder: string) => path.join(folder, 'running.lock');
const noteIn = (folder: string) => path.join(folder, 'running.json');

/**
 * A lock of the operating system, by means of SQLite, because Node has no other access to it: it ends with the process,
 * however that ends. Returns a function that releases it; undefined while others hold it.
 *
 * @throws Failure if the file cannot be locked at all
 */
function takeLock(file: string, kind: 'alone' | 'shared'): (() => void) | undefined {
  let connection: DatabaseSync | undefined;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    connection = new DatabaseSync(file, { timeout: LET_GO_MS[kind] });
    connection.exec(kind === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT * FROM sqlite_schema');
    const own = connection;
    held.add(own);
    return () => {
      if (held.delete(own)) own.close();
    };
  } catch (error) {
    connection?.close();
    if ((error as { errcode?: number }).errcode === BUSY) return undefined;
    throw new Failure(`${file} cannot be locked (${error instanceof Error ? error.message : error}).`);
  }
}

const sentenceOf = ({ what, url, pid }: Holder) => `${what} already${url ? `: ${url}` : ''} (process ${pid}).`;

function readNote(folder: string): Holder {
  try {
    return JSON.parse(fs.readFileSync(noteIn(folder), 'utf8'));
  } catch {
    // The holder is just about to write it.
    return { pid: 0, what: `Another process uses ${folder}` };
  }
}

/** The other process that holds the lock of this folder. */
export function holderOf(folder: string): Holder | undefined {
  if (!fs.existsSync(lockIn(folder))) return undefined;
  const release = takeLock(lockIn(folder), 'shared');
  release?.();
  return release ? undefined : readNote(folder);
}

export type Lock = {
  /** The address of what runs here, for the messages to others. */
  servedAt: (url: string) => void;
  /** False once the folder has been removed or replaced. */
  isThere: () => boolean;
  release: () => void;
};

/** @throws Failure while another process has locked this folder. `advice` ends its message. */
export function lock(folder: string, what: string, advice = ''): Lock {
  const release = takeLock(lockIn(folder), 'alone');
  if (!release) throw new Failure([sentenceOf(readNote(folder)), advice].filter(Boolean).join(' '));
  const note = (url?: string) => {
    const holder: Holder = { pid: process.pid, what, url };
    fs.writeFileSync(noteIn(folder), `${JSON.stringify(holder)}\n`);
  };
  note();
  const { ino } = fs.statSync(lockIn(folder));
  const isThere = () => {
    try {
      return fs.statSync(lockIn(folder), { throwIfNoEntry: false })?.ino === ino;
    } catch {
      // A disk that does not respond may come back.
      return true;
    }
  };
  return { servedAt: note, isThere, release };
}

export type Share = {
  /** Ends this process's use; then does `work` if no other process uses it, which waits meanwhile. */
  leave: (work: () => Promise<void>) => Promise<void>;
};

/** Registers a use of something that several processes use together, and that the last of them stops. */
export async function share(file: string): Promise<Share> {
  let release = takeLock(file, 'shared');
  for (; !release; release = takeLock(file, 'shared')) await pause(LOOK_EVERY_MS);
  const done = release;
  return {
    leave: async (work) => {
      done();
      const release = takeLock(file, 'alone');
      if (!release) return;
      try {
        await work();
      } finally {
        release();
      }
    },
  };
}
