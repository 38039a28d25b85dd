import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'vitest';

const FILLER = 'filler';

export type SmallDisk = {
  remove: () => void;
  /** @param bytes that stay free */
  fill: (bytes?: number) => void;
  free: () => void;
  /** Read-only, as a disk with errors becomes, and writable again. */
  close: () => void;
  open: () => void;
  /** Without what fills it. */
  files: () => string[];
};

/** A disk of its own at this folder; undefined where this user may not mount one. */
export function smallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  fs.mkdirSync(folder, { recursive: true });
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'small-disk', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  let isThere = true;
  const filler = path.join(folder, FILLER);
  const remount = (mode: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${mode}`, folder]);
  return {
    remove: () => {
      if (isThere) execFileSync('umount', ['--lazy', folder]);
      isThere = false;
    },
    fill: (bytes = 0) => {
      const { bavail, bsize } = fs.statfsSync(folder);
      try {
        fs.appendFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes), 1));
      } catch (error) {
        // Something else has written meanwhile.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    free: () => fs.rmSync(filler),
    close: () => void remount('ro'),
    open: () => void remount('rw'),
    files: () => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name !== FILLER),
  };
}

/** Work with a small disk. Where this user may not mount one, the test is reported as skipped. */
export async function withSmallDisk(
  test: TestContext,
  folder: string,
  megabytes: number,
  work: (disk: SmallDisk) => Promise<void> | void,
): Promise<void> {
  const disk = smallDisk(folder, megabytes);
  if (!disk) test.skip('Needs a user who may mount a disk: run as root.');
  else {
    try {
      await work(disk);
    } finally {
      disk.remove();
    }
  }
}
