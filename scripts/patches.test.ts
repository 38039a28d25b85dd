import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { applyPatches } from './patches.mjs';
import { inRoot } from './process/paths.ts';

let root: string;
const put = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const code = () => read('node_modules/@some/thing/a.js');

const patch = (from: string, to: string) => `--- a/a.js\n+++ b/a.js\n@@ -1,3 +1,3 @@\n one\n-${from}\n+${to}\n three\n`;
const PATCH = 'patches/@some+thing+1.2.3.patch';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'patches-'));
  put('node_modules/@some/thing/package.json', '{ "version": "1.2.3" }');
  put('node_modules/@some/thing/a.js', 'one\ntwo\nthree\n');
  put(PATCH, patch('two', '2'));
  return () => fs.rmSync(root, { recursive: true });
});

it('patches once', async () => {
  await applyPatches(root);
  expect(code()).toBe('one\n2\nthree\n');
  await applyPatches(root);
  expect(code()).toBe('one\n2\nthree\n');
});

it('writes nothing that is patched already, as in an image whose files belong to another user', async () => {
  await applyPatches(root);
  fs.chmodSync(path.join(root, 'node_modules/@some/thing/a.js'), 0o444);
  const before = fs.statSync(path.join(root, 'node_modules/@some/thing/a.js')).mtimeMs;
  await applyPatches(root);
  expect(fs.statSync(path.join(root, 'node_modules/@some/thing/a.js')).mtimeMs).toBe(before);
});

it('patches again what npm has installed again', async () => {
  await applyPatches(root);
  put('node_modules/@some/thing/a.js', 'one\ntwo\nthree\n');
  await applyPatches(root);
  expect(code()).toBe('one\n2\nthree\n');
});

it('takes a patch back that has changed or gone', async () => {
  await applyPatches(root);
  put(PATCH, patch('two', 'II'));
  await applyPatches(root);
  expect(code()).toBe('one\nII\nthree\n');
  fs.rmSync(path.join(root, PATCH));
  await applyPatches(root);
  expect(code()).toBe('one\ntwo\nthree\n');
});

it('stops at another version of the package, and changes nothing', async () => {
  put('node_modules/@some/thing/package.json', '{ "version": "1.3.0" }');
  await expect(applyPatches(root)).rejects.toThrow('patches/@some+thing+1.2.3.patch is not for 1.3.0');
  expect(code()).toBe('one\ntwo\nthree\n');
});

it('writes all files of a patch or none', async () => {
  put(PATCH, patch('two', '2') + patch('two', '2').replaceAll('a.js', 'missing.js'));
  await expect(applyPatches(root)).rejects.toThrow('does not fit node_modules/@some/thing/missing.js');
  expect(code()).toBe('one\ntwo\nthree\n');
});

it('a patch is for the installed version, and patches/README.md says when to delete it', () => {
  const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(
    fs.readFileSync(inRoot('package-lock.json'), 'utf8'),
  );
  const notes = fs.readFileSync(inRoot('patches/README.md'), 'utf8');
  for (const file of fs.readdirSync(inRoot('patches')).filter((name) => name !== 'README.md')) {
    const [, name = '', version] = /^(.+)\+(.+)\.patch$/.exec(file) ?? [];
    expect(packages[`node_modules/${name.replaceAll('+', '/')}`]?.version, file).toBe(version);
    expect(notes).toContain(`## \`${file}\``);
  }
});
