import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { withAddresses } from './addresses.mjs';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'addresses-'));
  const packages = {
    '': { name: 'site', version: '1.0.0' },
    'node_modules/next': { version: '2.0.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/@scope/b': { version: '3.0.0-beta.1' },
    'node_modules/left-out': { name: 'empty', version: '1.0.0' },
    'node_modules/a/node_modules/c': { version: '1.0.0', inBundle: true },
    'node_modules/d': { version: '1.0.0', resolved: 'file:d.tgz' },
  };
  fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  return () => fs.rmSync(root, { recursive: true });
});

const files = () => fs.readdirSync(root).toSorted();

it.each(['https://packages.example/npm/', 'https://packages.example/npm'])('adds addresses at %s', async (registry) => {
  const lock = await withAddresses(root, registry, async () =>
    JSON.parse(fs.readFileSync(path.join(root, 'npm-shrinkwrap.json'), 'utf8')),
  );
  const resolved = Object.values(lock.packages as Record<string, { resolved?: string }>).map((one) => one.resolved);
  expect(resolved).toEqual([
    undefined,
    'https://packages.example/npm/next/-/next-2.0.0.tgz',
    'https://packages.example/npm/@scope/b/-/b-3.0.0-beta.1.tgz',
    'https://packages.example/npm/empty/-/empty-1.0.0.tgz',
    undefined,
    'file:d.tgz',
  ]);
  expect(lock.packages['node_modules/next'].integrity).toBe('sha512-a');
  expect(files()).toEqual(['package-lock.json']);
});

it('leaves nothing behind if the installation fails', async () => {
  const failing = withAddresses(root, 'https://packages.example', () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect(files()).toEqual(['package-lock.json']);
});

it('installs without them where they cannot be written', async () => {
  fs.mkdirSync(path.join(root, 'npm-shrinkwrap.json'));
  expect(await withAddresses(root, 'https://packages.example', async () => files())).toEqual(['package-lock.json']);
});
