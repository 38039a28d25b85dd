import fs from 'node:fs/promises';
import path from 'node:path';
import { removeDrafts, replaceFile } from '../lib/replace-file.ts';
import type { Target } from './mirror.ts';
import { UNKNOWN_TYPE } from './published-files.ts';

/**
 * The first sync copies everything; other files in the folder are left alone. A file server decides by the ending how it
 * serves a file, so uploads with an ending of another kind, which older sites may have, are left out.
 */
export const folderTarget = (folder: string): Target => ({
  put: async ({ key, type }, body) => {
    if (type === UNKNOWN_TYPE && key.startsWith('api/media/'))
      return console.warn(`${key} is left out: its name does not say what it is. Upload it again.`);
    const file = path.join(folder, key);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await replaceFile(file, body);
  },
  remove: (key) => fs.rm(path.join(folder, key), { force: true }),
  load: async () => {
    await removeDrafts(folder);
    return {};
  },
  save: async () => undefined,
});
