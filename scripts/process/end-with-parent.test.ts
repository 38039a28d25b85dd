/** What a command starts ends with it, however it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { endWithParent, processExists } from './program.ts';

const program = JSON.stringify(path.join(import.meta.dirname, 'program.ts'));
/** Writes without end, as a server does whose database is away, and does not handle SIGTERM at once. */
const child = `process.once('SIGTERM', () => setTimeout(() => process.exit(0), 100));
  setInterval(() => console.log('a line'), 1); console.log(process.pid)`;
const parent = `const { spawn } = await import('node:child_process');
  const { endWithParent } = await import(${program});
  const child = spawn(process.execPath, [...endWithParent, '--eval', ${JSON.stringify(child)}], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  child.stdout.once('data', (chunk) => console.log(parseInt(String(chunk))));`;

test('a child of such a process keeps its own channel', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'end-with-parent-'));
  const file = path.join(folder, 'child.mjs');
  fs.writeFileSync(
    file,
    `import { fork } from 'node:child_process';
    if (process.argv[2] === 'own') process.on('message', (text) => process.send(text + ' back'));
    else {
      const own = fork(process.argv[1], ['own']);
      own.on('exit', (code) => console.log('exit', code));
      own.on('message', (text) => console.log(text));
      setTimeout(() => own.send('there and'), 500);
      setTimeout(() => own.kill(), 5_000).unref();
    }`,
  );
  const child = spawn(process.execPath, [...endWithParent, file], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [output] = await once(child.stdout as Readable, 'data');
  expect(String(output).trim()).toBe('there and back');
  child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});

test('a process ends when its parent is killed', async () => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', parent];
  const command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await once(command.stdout, 'data');
  const pid = Number(String(output));
  expect(processExists(pid)).toBe(true);
  command.kill('SIGKILL');
  await vi.waitFor(() => expect(processExists(pid)).toBe(false), { timeout: 4_000 });
});
