import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../process/paths.ts';
import type { Count } from './test-report.ts';

const LIST = ['ls-files', '--modified', '--others', '--exclude-standard', '-z'];

function contentOf(file: string): string {
  if (!fs.existsSync(file)) return 'gone';
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}

/** What `git status` names in the folder, by file, with its content. Undefined outside of a repository. */
export function uncommitted(folder = root): Map<string, string> | undefined {
  try {
    const names = execFileSync('git', ['-c', `safe.directory=${folder}`, ...LIST], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const files = [...new Set(names.split('\0').filter(Boolean))];
    return new Map(files.map((file) => [file, contentOf(path.join(folder, file))]));
  } catch {
    return undefined;
  }
}

/**
 * Whether a start, an upgrade and the tests leave the working tree as it was, so that `git checkout` of another version
 * works. Fails in CI only: elsewhere, people may have edited these files meanwhile.
 */
export function leftAsItWas(before: Map<string, string>, now: Map<string, string>): Count {
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter((file) => before.get(file) !== now.get(file));
  if (changed.length === 0) return { passed: 1, failed: 0, notes: [] };
  const notes = [`Changed meanwhile: ${changed.toSorted().join(', ')}`];
  return process.env.CI ? { passed: 0, failed: 1, notes } : { passed: 1, failed: 0, notes };
}
