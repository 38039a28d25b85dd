/** Locks between real processes: what ends with a process, and what others read. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holderOf, lock, share } from './lock.ts';

let home: string;
const others: ChildProcess[] = [];

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
});
afterEach(async () => {
  for (const other of others.splice(0)) await killed(other);
  fs.rmSync(home, { recursive: true });
});

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Another process that runs these statements and stays. */
async function other(statements: string): Promise<ChildProcess> {
  const code = `
    const { lock, share } = await import(${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))});
    const home = ${JSON.stringify(home)};
    try { ${statements}; console.log('ready') } catch (error) { console.log(error.message) }
    globalThis.gc?.();
    setInterval(() => {}, 1000);`;
  const args = ['--expose-gc', '--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  others.push(child);
  const [output] = await once(child.stdout, 'data');
  expect(String(output).trim()).toBe('ready');
  return child;
}

test('a folder that another process has locked is refused, with its process and address', async () => {
  const { pid } = await other(`lock(home, 'The site runs').servedAt('http://localhost:3000')`);
  const message = `The site runs already: http://localhost:3000 (process ${pid}).`;
  expect(() => lock(home, 'The tests run here')).toThrow(message);
  expect(() => lock(home, 'The tests run here', 'Stop it first.')).toThrow(`${message} Stop it first.`);
  expect(holderOf(home)).toEqual({ pid, what: 'The site runs', url: 'http://localhost:3000' });
});

test('the lock of a process that was killed is free, whatever its note says', async () => {
  await killed(await other(`lock(home, 'The site runs')`));
  const note = path.join(home, 'running.json');
  // As after a reboot: the number belongs to another process now.
  fs.writeFileSync(note, JSON.stringify({ pid: process.ppid, what: 'The site runs' }));
  expect(holderOf(home)).toBeUndefined();
  lock(home, 'The tests run here').release();
  expect(JSON.parse(fs.readFileSync(note, 'utf8'))).toEqual({ pid: process.pid, what: 'The tests run here' });
});

test('of processes that begin at the same moment, one gets the lock', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 2 }, () => other(`lock(home, 'The site runs')`)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a process that only looks at the lock, or begins with it at the same moment, refuses nobody', async () => {
  await other(`const { leave } = await share(home + '/running.lock'); setTimeout(leave, 200, async () => {})`);
  lock(home, 'The site runs').release();
});

test('it notices that its folder was removed, or replaced', () => {
  const own = lock(home, 'The site runs');
  expect(own.isThere()).toBe(true);
  fs.rmSync(home, { recursive: true });
  expect(own.isThere()).toBe(false);
  fs.mkdirSync(home);
  const next = lock(home, 'The site runs');
  expect([own.isThere(), next.isThere()]).toEqual([false, true]);
  own.release();
  next.release();
});

test('what several processes use is stopped by the last of them, also after one was killed', async () => {
  const done: string[] = [];
  const stop = async () => void done.push('stopped');
  const file = path.join(home, 'database.lock');
  const first = await other(`await share(home + '/database.lock')`);
  await (await share(file)).leave(stop);
  expect(done).toEqual([]);
  await killed(first);
  await (await share(file)).leave(stop);
  expect(done).toEqual(['stopped']);
});

test('a use that begins while the last one stops it waits for that', async () => {
  const file = path.join(home, 'database.lock');
  const done: string[] = [];
  const first = await share(file);
  await first.leave(async () => {
    const next = share(file).then(() => done.push('begun'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    done.push('stopped');
    void next;
  });
  await expect.poll(() => done).toEqual(['stopped', 'begun']);
});
