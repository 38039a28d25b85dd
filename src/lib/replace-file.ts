import { randomInt } from 'node:crypto';
import fs from 'node:fs/promises';

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
