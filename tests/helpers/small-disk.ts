import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'vitest';

const FILLER = 'filler';

/**
 * A disk of its own at this folder, removed at the end of the block (`using`). Where this user may not mount one, the
 * test is skipped.
 */
export function smallDisk(test: TestContext, folder: string, megabytes = 1) {
  fs.mkdirSync(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'small-disk', folder];
  try {
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    test.skip('Needs a user who may mount a disk: run as root.');
  }
  let isThere = true;
  const remove = () => {
    if (isThere) execFileSync('umount', ['--lazy', folder]);
    isThere = false;
  };
  const filler = path.join(folder, FILLER);
  return {
    remove,
    [Symbol.dispose]: remove,
    fill: () => {
      const { bavail, bsize } = fs.statfsSync(folder);
      fs.writeFileSync(filler, Buffer.alloc(bavail * bsize, 1));
    },
    free: () => fs.rmSync(filler),
    files: () => fs.readdirSync(folder, { recursive: true }).filter((name) => name !== FILLER),
  };
}
