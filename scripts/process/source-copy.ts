import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onStop } from './command.ts';
import { inRoot } from './paths.ts';

/** A copy of this folder as it is, with what is not committed and with its packages, removed at the end of the command. */
export function copyOfSources(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `alethia-${name}-`));
  // Not `rmSync`, which needs minutes for all packages.
  onStop(() => void execFileSync('rm', ['-rf', folder]));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((one) => one && fs.existsSync(inRoot(one)))) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.copyFileSync(inRoot(file), path.join(folder, file));
  }
  execFileSync('cp', ['-a', inRoot('node_modules'), folder]);
  return folder;
}
