import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dataDirProblem, hostProblem } from './on-this-machine';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
const file = path.join(home, 'file');
fs.writeFileSync(file, '');
afterAll(() => fs.rmSync(home, { recursive: true }));

describe('HOST', () => {
  it.each(['127.0.0.1', '0.0.0.0', 'localhost'])('%s is of this machine', async (host) => {
    expect(await hostProblem(host)).toBeUndefined();
  });

  // Reserved for documentation, and for names that do not exist (RFC 5737, RFC 6761).
  it.each(['203.0.113.7', 'alethia.invalid'])('%s is not', async (host) => {
    expect(await hostProblem(host)).toContain('must be an address of this machine');
  });
});

describe('DATA_DIR', () => {
  it.each([home, path.join(home, 'new/folder')])('%s can be used, and is not created by that', (folder) => {
    const before = fs.readdirSync(home);
    expect(dataDirProblem(folder)).toBeUndefined();
    expect(fs.readdirSync(home)).toEqual(before);
  });

  it('is no file, and in no file', () => {
    expect(dataDirProblem(file)).toBe('must be a folder, not a file');
    expect(dataDirProblem(path.join(file, 'data'))).toBe(`must be a folder, and ${file} is a file`);
  });

  it.skipIf(process.getuid?.() === 0)('belongs to this user', () => {
    const closed = path.join(home, 'closed');
    fs.mkdirSync(closed, { mode: 0o500 });
    expect(dataDirProblem(path.join(closed, 'data'))).toContain('that this user can write to');
  });
});
