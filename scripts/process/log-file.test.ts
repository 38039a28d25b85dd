import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withSmallDisk } from '../../tests/helpers/small-disk.ts';
import { openLog, rotateWhenLarge } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'log-file-'));
  return () => fs.rmSync(folder, { recursive: true });
});

afterEach(() => vi.unstubAllEnvs());

const files = () => fs.readdirSync(folder).sort();
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

it('keeps a bounded number of bounded files, the newest lines in the first', () => {
  const log = openLog(path.join(folder, 'site.log'), 150);
  for (let line = 0; line < 200; line++) log.write(`line ${line}\n`);
  expect(files()).toEqual(['site.log', 'site.log.1', 'site.log.2', 'site.log.3']);
  for (const name of files()) expect(read(name).length).toBeLessThanOrEqual(150);
  expect(read('site.log')).toMatch(/line 199\n$/);
});

it('keeps the cause of a first crash through any number of restarts', () => {
  for (let start = 1; start <= 20; start++) openLog(path.join(folder, 'site.log')).write(`start ${start} fails\n`);
  expect(files()).toEqual(['site.log']);
  expect(read('site.log')).toContain('start 1 fails\n');
});

it('begins lines with the time, but not the rest of a line or of a stack', () => {
  const log = openLog(path.join(folder, 'site.log'));
  for (const text of ['Serving', ' on port 1.\nError: no\n    at once\n', '\nEnd\n']) log.write(text);
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z info {2}/gm;
  expect(read('site.log').replaceAll(time, '<time> ')).toBe(
    '<time> Serving on port 1.\n<time> Error: no\n    at once\n\n<time> End\n',
  );
});

it('leaves the time and the level of a line that has them, and no colors', () => {
  const line = '2026-11-28T03:00:00.000Z error ⨯ Error: no\n    at once\n';
  openLog(path.join(folder, 'site.log')).write(line.replace('⨯', '\u001b[31m⨯\u001b[39m'));
  expect(read('site.log')).toBe(line);
});

it('is lines of JSON on request, also of what is none, and of a line that comes in two parts', () => {
  vi.stubEnv('LOG_FORMAT', 'json');
  const log = openLog(path.join(folder, 'site.log'));
  const own = '{"time":"2026-11-28T03:00:00.000Z","level":"error","message":"own"}\n';
  for (const text of ['Ready\nError: no\n    at once\n', own.slice(0, 30), own.slice(30)]) log.write(text);
  const lines = read('site.log').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(['Ready', 'Error: no', '    at once', 'own']);
});

it('loses lines on a full disk, and goes on once there is room', async (test) => {
  await withSmallDisk(test, path.join(folder, 'logs'), 1, async (disk) => {
    const file = path.join(folder, 'logs/site.log');
    disk.fill();
    const log = openLog(file);
    log.write('lost\n'.repeat(10_000));
    disk.free();
    log.write('kept\n');
    expect(read('logs/site.log')).toMatch(/kept\n$/);
  });
});

it('rotates the log of another program only when it is large', () => {
  const file = path.join(folder, 'server.log');
  fs.writeFileSync(file, 'a'.repeat(50));
  rotateWhenLarge(file, 100);
  expect(files()).toEqual(['server.log']);
  rotateWhenLarge(file, 10);
  expect(files()).toEqual(['server.log.1']);
});
