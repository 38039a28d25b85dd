import { randomInt } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Atomic: readers find the old file or the new one, also after a crash. If it cannot be written, as on a full disk, the
 * old one stays, and nothing is left beside it.
 */
export async function replaceFile(file: string, content: Uint8Array | string, mode?: number): Promise<void> {
  // Processes in containers may share their id.
  const draft = `${file}.${process.pid}-${randomInt(2 ** 47)}`;
  try {
    await fs.writeFile(draft, content, { mode });
    await fs.rename(draft, file);
  } catch (error) {
    await fs.rm(draft, { force: true });
    throw error;
  }
}

/** With the number of a process and, almost always, that many digits at random. */
const DRAFT = /\.\d+-\d{8,}$/;
const ABANDONED_MS = 3_600_000;

/** Removes what killed processes have left of files below this folder. Never throws. */
export async function removeDrafts(folder: string): Promise<void> {
  const before = Date.now() - ABANDONED_MS;
  const names = await fs.readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((one) => DRAFT.test(one))) {
    const file = path.join(folder, name);
    const found = await fs.stat(file).catch(() => undefined);
    // A disk that does not let go of it: with the next call.
    if (found?.isFile() && found.mtimeMs < before) await fs.rm(file, { force: true }).catch(() => undefined);
  }
}
