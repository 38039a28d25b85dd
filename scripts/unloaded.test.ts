import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeUnloaded } from './unloaded.mjs';

it('removes tools and source maps, and nothing that the site loads', () => {
  const modules = fs.mkdtempSync(path.join(os.tmpdir(), 'modules-'));
  onTestFinished(() => fs.rmSync(modules, { recursive: true, force: true }));
  for (const file of [
    'next/index.js',
    'next/index.js.map',
    'lodash.map/index.js',
    'vite/index.js',
    '@playwright/test/index.js',
  ]) {
    fs.mkdirSync(path.dirname(path.join(modules, file)), { recursive: true });
    fs.writeFileSync(path.join(modules, file), '');
  }
  removeUnloaded(modules);
  expect(fs.readdirSync(modules, { recursive: true }).toSorted()).toEqual([
    'lodash.map',
    'lodash.map/index.js',
    'next',
    'next/index.js',
  ]);
});
