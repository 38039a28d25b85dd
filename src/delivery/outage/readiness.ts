import fs from 'node:fs';
import path from 'node:path';
import { type Database, soon } from './database.ts';

async function writable(folder: string): Promise<void> {
  await fs.promises.mkdir(/*turbopackIgnore: true*/ folder, { recursive: true });
  await fs.promises.access(/*turbopackIgnore: true*/ folder, fs.constants.W_OK);
}

const stateOf = (check: Promise<unknown>) =>
  soon(check).then(
    (isGood) => (isGood === false ? 'failing' : 'ok'),
    () => 'failing',
  );

/** Whether this instance can publish: each part is `ok` or `failing`. Finished pages are served either way. */
export async function readiness(
  database: Database,
  isMigrated: () => Promise<boolean>,
): Promise<Record<string, string>> {
  const isUp = await database.recheck();
  const folder = path.resolve(/*turbopackIgnore: true*/ process.env.DATA_DIR || '.data');
  const [migrations, files] = await Promise.all([isUp ? stateOf(isMigrated()) : 'failing', stateOf(writable(folder))]);
  return { database: isUp ? 'ok' : 'failing', migrations, files };
}
