import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inject, vi } from 'vitest';
import { createEmptyDatabase, emptyTables, objectsIn } from './databases';
import { setTestEnvironment } from './environment';

/** Kept between test files: loading Payload takes longer than most of them. */
type Worker = { databaseUrl: string; dataDir: string; objects: string[] };
const kept = globalThis as typeof globalThis & { testWorker?: Worker };

if (kept.testWorker) {
  vi.restoreAllMocks();
  vi.useRealTimers();
  const { databaseUrl, objects } = kept.testWorker;
  const left = (await objectsIn(databaseUrl)).filter((name) => !objects.includes(name));
  if (left.length > 0) throw new Error(`A file of tests that ran before this one left in the database: ${left}.`);
  await emptyTables(databaseUrl);
  rmSync(kept.testWorker.dataDir, { recursive: true, force: true });
} else {
  const id = randomBytes(4).toString('hex');
  const databaseUrl = await createEmptyDatabase(inject('serverUrl'), inject('templateDatabase'), id);
  kept.testWorker = {
    databaseUrl,
    dataDir: path.join(inject('dataDir'), id),
    objects: await objectsIn(databaseUrl),
  };
  setTestEnvironment(kept.testWorker);
}
mkdirSync(kept.testWorker.dataDir, { recursive: true });
