import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lock } from './process/lock.ts';
import { inRoot } from './process/paths.ts';

// npm itself takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A repository with the launcher and one package, which is beside it: no registry is needed. */
let model: string;
let root: string;

const put = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const inModules = (file: string) => path.join(root, 'node_modules', file);

function install(): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/run.mjs', 'install'], { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

beforeAll(() => {
  model = fs.mkdtempSync(path.join(os.tmpdir(), 'run-'));
  put(path.join(model, 'package/package.json'), '{ "name": "thing", "version": "1.2.3" }');
  execFileSync('tar', ['-czf', 'thing.tgz', 'package'], { cwd: model });
  fs.rmSync(path.join(model, 'package'), { recursive: true });
  const integrity = createHash('sha512')
    .update(fs.readFileSync(path.join(model, 'thing.tgz')))
    .digest('base64');
  const dependencies = { thing: 'file:thing.tgz' };
  put(path.join(model, 'package.json'), JSON.stringify({ name: 'site', version: '1.0.0', dependencies }));
  // Valid, but not as npm would write it.
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { dependencies },
      'node_modules/thing': { version: '1.2.3', resolved: 'file:thing.tgz', integrity: `sha512-${integrity}` },
    },
  };
  put(path.join(model, 'package-lock.json'), JSON.stringify(lock));
  put(path.join(model, '.gitignore'), 'node_modules/\n.next/\n');
  for (const name of fs.readdirSync(inRoot('scripts')).filter((file) => file.endsWith('.mjs')))
    put(path.join(model, 'scripts', name), fs.readFileSync(inRoot('scripts', name), 'utf8'));
  git(model, 'init', '-q');
  git(model, 'add', '.');
  git(model, 'commit', '-q', '-m', 'chore: begin');
  return () => fs.rmSync(model, { recursive: true });
});

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'run-')));
  fs.cpSync(model, root, { recursive: true });
  return () => fs.rmSync(root, { recursive: true });
});

it('installs what the lock file lists, and changes nothing that git tracks', async () => {
  expect(await install()).toMatchObject({ code: 0 });
  expect(fs.existsSync(inModules('thing/package.json'))).toBe(true);
  expect(git(root, 'status', '--porcelain')).toBe('');
});

it('installs once', async () => {
  await install();
  put(inModules('thing/mine'), '');
  expect(await install()).toEqual({ code: 0, output: '' });
  expect(fs.existsSync(inModules('thing/mine'))).toBe(true);
});

it('installs nothing for another version of the site', async () => {
  await install();
  const file = path.join(root, 'package.json');
  put(file, fs.readFileSync(file, 'utf8').replace('1.0.0', '1.1.0'));
  expect(await install()).toEqual({ code: 0, output: '' });
});

it('repeats an installation that was interrupted', async () => {
  await install();
  // As npm leaves it when it is killed.
  fs.rmSync(inModules('.installed'));
  fs.rmSync(inModules('thing/package.json'));
  put(inModules('half/package.json'), '{');
  expect(await install()).toMatchObject({ code: 0 });
  expect(fs.readdirSync(path.join(root, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['thing']);
  expect(fs.existsSync(inModules('thing/package.json'))).toBe(true);
});

it('counts an installation that fails as interrupted', async () => {
  await install();
  put(path.join(root, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }');
  const { code, output } = await install();
  expect(code).toBe(1);
  expect(output).toContain('run `npm install` and commit package-lock.json');
  git(root, 'checkout', '-q', '.');
  expect((await install()).output).toMatch(/^Installing packages … /);
});

it('deletes no packages under a running site', async () => {
  await install();
  put(inModules('node/bin/.keep'), '');
  fs.symlinkSync(process.execPath, inModules('node/bin/node'));
  for (const file of ['scripts/process', 'src/lib/failure.ts'])
    fs.cpSync(inRoot(file), path.join(root, file), { recursive: true });
  const { release } = lock(path.join(root, '.next/cache'), 'The site of this folder runs');
  fs.rmSync(inModules('.installed'));
  const { code, output } = await install();
  expect(code).toBe(1);
  expect(output).toContain(`The site of this folder runs: stop process ${process.pid} first`);
  expect(fs.existsSync(inModules('thing/package.json'))).toBe(true);
  release();
  expect(await install()).toMatchObject({ code: 0 });
});
