import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { smallDisk } from '../../tests/helpers/small-disk.ts';
import { openLog, rotateWhenLarge } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'log-file-'));
  return () => fs.rmSync(folder, { recursive: true });
});

const files = () => fs.readdirSync(folder).sort();
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

it('keeps a bounded number of bounded files, the newest lines in the first', () => {
  const log = openLog(path.join(folder, 'site.log'), 100);
  for (let line = 0; line < 200; line++) log.write(`line ${line}\n`);
  expect(files()).toEqual(['site.log', 'site.log.1', 'site.log.2', 'site.log.3']);
  for (const name of files()) expect(read(name).length).toBeLessThanOrEqual(100);
  expect(read('site.log')).toMatch(/line 199\n$/);
});

it('keeps the log of the previous run', () => {
  const file = path.join(folder, 'site.log');
  openLog(file).write('first\n');
  openLog(file).write('second\n');
  expect([read('site.log'), read('site.log.1')]).toEqual(['second\n', 'first\n']);
});

it('loses lines on a full disk, and goes on once there is room', (test) => {
  using disk = smallDisk(test, path.join(folder, 'logs'));
  const file = path.join(folder, 'logs/site.log');
  disk.fill();
  const log = openLog(file);
  log.write('lost\n'.repeat(10_000));
  disk.free();
  log.write('kept\n');
  expect(read('logs/site.log')).toMatch(/kept\n$/);
});

it('rotates the log of another program only when it is large', () => {
  const file = path.join(folder, 'server.log');
  fs.writeFileSync(file, 'a'.repeat(50));
  rotateWhenLarge(file, 100);
  expect(files()).toEqual(['server.log']);
  rotateWhenLarge(file, 10);
  expect(files()).toEqual(['server.log.1']);
});
