import os from 'node:os';
import { root } from '../../process/paths.ts';
import { capture } from './external.ts';

export type Machine = {
  cores: number;
  processor: string;
  memoryGb: number;
  system: string;
  node: string;
  chromium: string;
  postgres: string;
  /** Over the minute before this process started anything. */
  loadAtStart: number;
};

type Others = Pick<Machine, 'chromium' | 'postgres' | 'loadAtStart'>;

export const describeMachine = (others: Others): Machine => ({
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model.trim() ?? 'unknown',
  memoryGb: Math.round(os.totalmem() / 1024 ** 3),
  system: `${os.type()} ${os.release()} ${os.arch()}`,
  node: process.version,
  ...others,
});

/** Undefined outside a clone. */
export async function commit(): Promise<string | undefined> {
  try {
    const hash = (await capture('git', ['-C', root, 'rev-parse', '--short', 'HEAD'])).trim();
    const changes = (await capture('git', ['-C', root, 'status', '--porcelain'])).trim();
    return changes ? `${hash} with uncommitted changes` : hash;
  } catch {
    return undefined;
  }
}
