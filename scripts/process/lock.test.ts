import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lock } from './lock.ts';

let home: string;
const noted = () => fs.readFileSync(path.join(home, 'running'), 'utf8');
const note = (text: string) => fs.writeFileSync(path.join(home, 'running'), text);

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

test('records this process, even twice', () => {
  lock(home, 'The tests run here');
  lock(home, 'The tests run here');
  expect(noted()).toBe(String(process.pid));
});

test('fails while another process is running, and leaves its lock', () => {
  note(String(process.ppid));
  expect(() => lock(home, 'The tests run here')).toThrow(`The tests run here already (process ${process.ppid}).`);
  expect(noted()).toBe(String(process.ppid));
});

test.each(['999999999', 'nonsense', ''])('the lock of a process that has exited (%j) is replaced', (text) => {
  note(text);
  lock(home, 'The tests run here');
  expect(noted()).toBe(String(process.pid));
});
