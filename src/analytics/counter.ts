import config from '@payload-config';
import { getPayload } from 'payload';
import { addCounts } from './stored-counts';
import { type CountedKind, VisitCounts } from './visit-counts';

/** A burst of visits costs one statement in this time. */
const WRITE_EVERY_MS = 10_000;

// Each bundle of the server that counts has its own sums; the statement adds them up.
const counts = new VisitCounts();
let timer: ReturnType<typeof setTimeout> | undefined;
let isWriting = false;

async function write(): Promise<void> {
  if (isWriting) return;
  isWriting = true;
  const sums = counts.take();
  try {
    await addCounts(await getPayload({ config }), sums);
  } catch {
    counts.putBack(sums);
    plan();
    console.warn('Page views could not be written down; they are tried again.');
  } finally {
    isWriting = false;
  }
}

/** Writes within the next seconds, once. */
function plan(): void {
  if (timer) return;
  timer = setTimeout(() => {
    timer = undefined;
    void write();
  }, WRITE_EVERY_MS);
  timer.unref();
}

let isListening = false;
/** A server that is told to stop writes what it still holds, as far as it gets. */
function writeAtTheEnd(): void {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void write());
}

/** Counts one more for a path. Whether that is a page, and whether the site counts, is found when it is written. */
export function countOne(kind: CountedKind, path: string): void {
  if (!counts.count(kind, path)) return;
  writeAtTheEnd();
  plan();
}
