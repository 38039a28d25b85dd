import fs from 'node:fs';
import path from 'node:path';
import { soon } from './database.ts';

/** @param {string} folder */
async function writable(folder) {
  await fs.promises.mkdir(/*turbopackIgnore: true*/ folder, { recursive: true });
  await fs.promises.access(/*turbopackIgnore: true*/ folder, fs.constants.W_OK);
}

/**
 * Can this instance publish? Each part is `ok` or `failing`; the reason stays here. Finished pages are served either way.
 * @param {object} parts
 * @param {import('./database.ts').Database} parts.database
 * @param {() => Promise<boolean>} parts.isMigrated
 */
export async function readiness({ database, isMigrated }) {
  const isUp = await database.recheck();
  /** @type {Record<string, Promise<unknown>>} */
  const checks = {
    database: isUp ? Promise.resolve() : Promise.reject(),
    migrations: isUp ? isMigrated().then((isCurrent) => (isCurrent ? undefined : Promise.reject())) : Promise.reject(),
    files: writable(path.resolve(/*turbopackIgnore: true*/ process.env.DATA_DIR || '.data')),
  };
  const words = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [
      name,
      await soon(check).then(
        () => 'ok',
        () => 'failing',
      ),
    ]),
  );
  return /** @type {Record<string, 'ok' | 'failing'>} */ (Object.fromEntries(words));
}
