import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { leftAsItWas, uncommitted } from './changed-files.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'changed-files-'));
  return () => fs.rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...args], { cwd: folder });
const now = () => uncommitted(folder) ?? new Map();

function repository(): void {
  git('init', '-q');
  for (const name of ['lock', 'edited', 'removed']) write(name, 'first');
  write('.gitignore', '.data');
  git('add', '.');
  git('commit', '-qm', 'first');
}

it('names files that were changed, made or removed, but neither ignored ones nor earlier edits', () => {
  repository();
  write('edited', 'by a person');
  const before = now();
  vi.stubEnv('CI', 'true');
  write('.data', 'data');
  expect(leftAsItWas(before, now())).toEqual({ passed: 1, failed: 0, notes: [] });
  write('lock', 'written by a command');
  write('made', '');
  fs.rmSync(path.join(folder, 'removed'));
  const notes = ['Changed meanwhile: lock, made, removed'];
  expect(leftAsItWas(before, now())).toEqual({ passed: 0, failed: 1, notes });
  write('edited', 'again');
  vi.stubEnv('CI', '');
  expect(leftAsItWas(before, now())).toMatchObject({ failed: 0, notes: [expect.stringContaining('edited')] });
});

it('has nothing to say outside of a repository', () => {
  expect(uncommitted(folder)).toBeUndefined();
});
