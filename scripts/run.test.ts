import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { transform } from 'esbuild';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
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

function install(settings = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...settings } };
    execFile(process.execPath, ['scripts/run.mjs', 'install'], options, (error, stdout, stderr) =>
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
  put(path.join(model, '.gitignore'), 'node_modules/\n.next/\nnpm-shrinkwrap.json\n');
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

it('a Node that is too old is named, with what is needed, also one that does not know the syntax of today', async () => {
  const entry = fs.readFileSync(inRoot('scripts/run.mjs'), 'utf8');
  const lowered = async (target: string) => (await transform(entry, { target, format: 'esm' })).code;
  expect(await lowered('node12.20')).toBe(await lowered('esnext'));
  put(path.join(root, 'old.mjs'), "Object.defineProperty(process.versions, 'node', { value: '12.22.9' });");
  const { code, output } = await install({ NODE_OPTIONS: `--import=${path.join(root, 'old.mjs')}` });
  expect(code).toBe(1);
  expect(output).toBe('Node 20.9 or newer is needed; this is 12.22.9. Get it from https://nodejs.org.\n');
});

it('names a path that no build can have, before anything is installed', async () => {
  const before = root;
  root = `${before}#1`;
  fs.cpSync(before, root, { recursive: true });
  onTestFinished(() => fs.rmSync(`${before}#1`, { recursive: true }));
  const { code, output } = await install();
  root = before;
  expect(code).toBe(1);
  expect(output).toContain('The path of this folder contains a "#"');
  expect(output).toContain(`${before}#1`);
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

it.each([
  ['.next/cache', 'The site of this folder runs'],
  ['.next/cache/dev', 'The development server of this folder runs'],
])('deletes no packages under what holds %s', async (folder, what) => {
  await install();
  put(inModules('node/bin/.keep'), '');
  fs.symlinkSync(process.execPath, inModules('node/bin/node'));
  for (const file of ['scripts/process', 'src/lib/failure.ts'])
    fs.cpSync(inRoot(file), path.join(root, file), { recursive: true });
  const { release } = lock(path.join(root, folder), what);
  fs.rmSync(inModules('.installed'));
  const { code, output } = await install();
  expect(code).toBe(1);
  expect(output).toContain(`${what}: stop process ${process.pid} first`);
  expect(fs.existsSync(inModules('thing/package.json'))).toBe(true);
  release();
  expect(await install()).toMatchObject({ code: 0 });
});

/** With `thing` at `file`; `requests` are the paths that npm requests. */
async function registryWith(file: string) {
  const requests: string[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    requests.push(url);
    const tarball = new URL(file, registry);
    const versions = { '1.2.3': { name: 'thing', version: '1.2.3', dist: { tarball } } };
    if (url === file) fs.createReadStream(path.join(root, 'thing.tgz')).pipe(response);
    else if (url === '/thing') response.end(JSON.stringify({ name: 'thing', versions }));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const registry = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'run-cache-'));
  onTestFinished(() => fs.rmSync(cache, { recursive: true }));
  const lock = path.join(root, 'package-lock.json');
  for (const name of [lock, path.join(root, 'package.json')])
    put(
      name,
      fs.readFileSync(name, 'utf8').replace(',"resolved":"file:thing.tgz"', '').replace('file:thing.tgz', '1.2.3'),
    );
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'chore: from a registry');
  return { requests, settings: { npm_config_registry: registry.href, npm_config_cache: cache } };
}

it('requests nothing but packages from a registry, which the lock file does not name', async () => {
  const { requests, settings } = await registryWith('/thing/-/thing-1.2.3.tgz');
  expect(await install(settings)).toMatchObject({ code: 0 });
  expect(requests).toEqual(['/thing/-/thing-1.2.3.tgz']);
  expect(git(root, 'status', '--porcelain', '--ignored')).toBe('!! node_modules/\n');
});

it('installs from a registry with addresses of its own, too', async () => {
  const { requests, settings } = await registryWith('/files/thing.tgz');
  expect(await install(settings)).toMatchObject({ code: 0 });
  expect(requests).toContain('/files/thing.tgz');
  expect(fs.existsSync(inModules('thing/package.json'))).toBe(true);
});
