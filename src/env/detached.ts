import fs from 'node:fs';
import path from 'node:path';

/** The environment of a copy that has none of its own (SITE_ENVIRONMENT). */
const NAME = 'Detached copy';

const markIn = (dataDir: string) => path.join(/*turbopackIgnore: true*/ dataDir, 'detached');

/** Until the file is deleted, the site is not the public one. */
export function markDetached(dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  fs.writeFileSync(markIn(dataDir), 'A detached copy. Delete this file to make it a site of its own.\n');
}

/** After a restore that failed: what was there before comes back. */
export const unmarkDetached = (dataDir: string): void => fs.rmSync(markIn(dataDir), { force: true });

/** The name of the environment that a detached copy has; undefined for all other sites. */
export const detachedName = (dataDir: string): string | undefined =>
  fs.existsSync(/*turbopackIgnore: true*/ markIn(dataDir)) ? NAME : undefined;
