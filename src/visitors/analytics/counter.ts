import { cms } from '@/data/cms';
import { addCounts } from './stored-counts';
import { type CountedKind, VisitCounts } from './visit-counts';

/** A burst of visits costs one statement per interval. */
const WRITE_EVERY_MS = 10_000;

// Each server bundle has its own sums; the SQL statement adds them up.
const counts = new VisitCounts();
let timer: ReturnType<typeof setTimeout> | undefined;
let isWriting = false;

async function write(): Promise<void> {
  if (isWriting) return;
  isWriting = true;
  const sums = counts.take();
  try {
    await addCounts(await cms(), sums);
  } catch {
    counts.putBack(sums);
    plan();
    console.warn('Page views could not be written down; they are tried again.');
  } finally {
    isWriting = false;
  }
}

function plan(): void {
  if (timer) return;
  timer = setTimeout(() => {
    timer = undefined;
    void write();
  }, WRITE_EVERY_MS);
  timer.unref();
}

let isListening = false;
/** Writes the remaining counts on shutdown, as far as time allows. */
function writeAtTheEnd(): void {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void write());
}

/** Adds one to a path, or to a variant there. Whether it is a page, and counting is on, is checked on writing. */
export function countOne(kind: CountedKind, path: string, variant = ''): void {
  if (!counts.count(kind, path, new Date(), variant)) return;
  writeAtTheEnd();
  plan();
}
