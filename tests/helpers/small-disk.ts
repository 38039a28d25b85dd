import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'vitest';

const FILLER = 'filler';

type SmallDisk = {
  remove: () => void;
  fill: () => void;
  free: () => void;
  /** Without what fills it. */
  files: () => string[];
};

/** Work with a disk of its own at this folder. Where this user may not mount one, the test is reported as skipped. */
export async function withSmallDisk(
  test: TestContext,
  folder: string,
  megabytes: number,
  work: (disk: SmallDisk) => Promise<void> | void,
): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'small-disk', folder];
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
  try {
    await work({
      remove,
      fill: () => {
        const { bavail, bsize } = fs.statfsSync(folder);
        fs.writeFileSync(filler, Buffer.alloc(bavail * bsize, 1));
      },
      free: () => fs.rmSync(filler),
      files: () => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name !== FILLER),
    });
  } finally {
    remove();
  }
}
