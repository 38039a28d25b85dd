import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claim, isOfOrigin } from './site-folder';

const origin = { databaseUrl: 'postgres://user:geheim@db/site', siteUrl: 'https://a.example' };
let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'origin-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('pages of another database or for another address are removed, those of the same one stay', () => {
  claim(folder, origin);
  const page = path.join(folder, 'fresh/index.html');
  const write = () => {
    fs.mkdirSync(path.dirname(page), { recursive: true });
    fs.writeFileSync(page, 'home');
  };
  write();
  claim(folder, origin);
  expect(fs.existsSync(page)).toBe(true);
  for (const other of [{ ...origin, databaseUrl: 'postgres://user:geheim@other/site' }, { databaseUrl: 'x' }]) {
    write();
    expect(isOfOrigin(folder, other)).toBe(false);
    claim(folder, other);
    expect(fs.existsSync(page)).toBe(false);
    expect(isOfOrigin(folder, other)).toBe(true);
  }
});

it('no password is written down', () => {
  claim(folder, origin);
  expect(fs.readFileSync(path.join(folder, 'origin'), 'utf8')).not.toContain('geheim');
});
