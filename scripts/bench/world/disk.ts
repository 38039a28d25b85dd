import fs from 'node:fs';
import path from 'node:path';

/** In MB of 1024 × 1024 bytes. Files deleted during the count are skipped. */
export function megabytesBelow(folder: string): number {
  if (!fs.existsSync(folder)) return 0;
  let bytes = 0;
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    bytes += fs.statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return Math.round(bytes / 1024 ** 2);
}
