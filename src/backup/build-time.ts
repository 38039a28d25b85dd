import fs from 'node:fs/promises';
import path from 'node:path';

/** When this folder's build was made; undefined without one, as in the `release` image. */
export async function buildTime(): Promise<string | undefined> {
  const id = await fs.readFile(/*turbopackIgnore: true*/ path.resolve('.next/BUILD_ID'), 'utf8').catch(() => '');
  // The id is the time (next.config.ts).
  const time = Number.parseInt(id, 36);
  return Number.isSafeInteger(time) && time > 0 && time < 8.64e15 ? new Date(time).toISOString() : undefined;
}
