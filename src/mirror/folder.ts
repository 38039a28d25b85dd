import fs from 'node:fs/promises';
import path from 'node:path';
import type { Target } from './mirror.ts';

/** The first sync copies everything; other files in the folder are left alone. */
export const folderTarget = (folder: string): Target => ({
  put: async ({ key }, body) => {
    const file = path.join(folder, key);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, body);
  },
  remove: (key) => fs.rm(path.join(folder, key), { force: true }),
  load: async () => ({}),
  save: async () => undefined,
});
