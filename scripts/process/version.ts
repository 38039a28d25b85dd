import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './paths.ts';

/** The commit of this code, abbreviated; undefined if it is in no repository. */
export async function versionHere(): Promise<string | undefined> {
  // On a server, the code belongs to another user.
  const args = ['-c', `safe.directory=${root}`, '-C', root, 'rev-parse', '--short=12', 'HEAD'];
  const { stdout } = await promisify(execFile)('git', args).catch(() => ({ stdout: '' }));
  return stdout.trim() || undefined;
}
