import { UnsentCounts } from '@/lib/unsent-counts';
import { addCounts } from './stored-counts';
import { type CountedKind, keyOf, noCounts, type PathCounts, sumOf } from './visit-counts';

/** A burst of visits costs one statement per interval. */
const WRITE_EVERY_MS = 10_000;

// Each server bundle has its own sums; the SQL statement adds them up. Contains nothing about visitors.
const counts = new UnsentCounts<PathCounts>({
  keyOf,
  sum: sumOf,
  // Only now: the configuration imports this plugin.
  send: async (rows) => addCounts(await (await import('@/data/cms')).cms(), rows),
});
let timer: ReturnType<typeof setTimeout> | undefined;

async function write(): Promise<void> {
  if (await counts.flush()) return;
  plan();
  console.warn('Page views could not be stored; the next attempt includes them.');
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
  const day = new Date().toISOString().slice(0, 10);
  if (!counts.count({ ...noCounts, day, path, variant, [kind]: 1 })) return;
  writeAtTheEnd();
  plan();
}
