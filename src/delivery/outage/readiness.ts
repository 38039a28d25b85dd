import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Database, soon } from './database.ts';

/** About the size of a page in all its encodings. */
const TRIAL_BYTES = 100_000;

/** By writing: a full disk grants every right to write. */
async function writable(folder: string): Promise<void> {
  const trial = path.join(/*turbopackIgnore: true*/ folder, `.trial-${process.pid}-${randomInt(2 ** 47)}`);
  try {
    await fs.promises.writeFile(/*turbopackIgnore: true*/ trial, Buffer.alloc(TRIAL_BYTES, 1));
  } finally {
    await fs.promises.rm(/*turbopackIgnore: true*/ trial, { force: true });
  }
}

const stateOf = (check: Promise<unknown>) =>
  soon(check).then(
    (isGood) => (isGood === false ? 'failing' : 'ok'),
    () => 'failing',
  );

/**
 * Whether this instance can publish: each part is `ok` or `failing`, and migrations are `newer` after a contraction that
 * this code is too old for. Finished pages are served either way.
 */
export async function readiness(
  database: Database,
  isMigrated: () => Promise<boolean>,
): Promise<Record<string, string>> {
  const isUp = await database.recheck();
  const dataDir = process.env.DATA_DIR || '.data';
  const folders = [...new Set([dataDir, process.env.PAGES_DIR || dataDir])];
  const { isNewer } = database;
  const [migrated, files] = await Promise.all([
    isUp ? stateOf(isMigrated()) : 'failing',
    stateOf(Promise.all(folders.map((folder) => writable(path.resolve(/*turbopackIgnore: true*/ folder))))),
  ]);
  return { database: isUp || isNewer ? 'ok' : 'failing', migrations: isNewer ? 'newer' : migrated, files };
}
