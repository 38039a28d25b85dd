import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inject, vi } from 'vitest';
import { createEmptyDatabase, emptyTables } from './databases';
import { setTestEnvironment } from './environment';

/** Kept between test files: loading Payload takes longer than most of them. */
type Worker = { databaseUrl: string; dataDir: string };
const kept = globalThis as typeof globalThis & { testWorker?: Worker };

if (kept.testWorker) {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await emptyTables(kept.testWorker.databaseUrl);
  rmSync(kept.testWorker.dataDir, { recursive: true, force: true });
} else {
  const id = randomBytes(4).toString('hex');
  kept.testWorker = {
    databaseUrl: await createEmptyDatabase(inject('serverUrl'), inject('templateDatabase'), id),
    dataDir: path.join(inject('dataDir'), id),
  };
  setTestEnvironment(kept.testWorker);
}
mkdirSync(kept.testWorker.dataDir, { recursive: true });
