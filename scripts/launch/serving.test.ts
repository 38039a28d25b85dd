/** The end of the folder in which a site stores its data. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockData, removed } from './serving.ts';

test.each([
  ['is removed', (folder: string) => fs.rmSync(folder, { recursive: true })],
  ['is moved away', (folder: string) => fs.renameSync(folder, `${folder}.away`)],
  [
    'is replaced',
    (folder: string) => {
      fs.renameSync(folder, `${folder}.away`);
      fs.cpSync(`${folder}.away`, folder, { recursive: true });
    },
  ],
])('is noticed when it %s', async (_, change) => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'serving-'));
  const folder = path.join(home, 'data');
  fs.mkdirSync(folder);
  const lock = lockData(folder, 'The site of this folder runs');
  const gone = removed(folder, lock);
  change(folder);
  expect((await gone).message).toContain(`${folder} has been removed or replaced: everything stops`);
  lock.release();
  fs.rmSync(home, { recursive: true });
});
