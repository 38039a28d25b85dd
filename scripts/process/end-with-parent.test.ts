/** What a command starts ends with it, however it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { processExists } from './program.ts';

const program = JSON.stringify(path.join(import.meta.dirname, 'program.ts'));
/** Writes without end, as a server does whose database is away, and does not handle SIGTERM at once. */
const child = `process.once('SIGTERM', () => setTimeout(() => process.exit(0), 100));
  setInterval(() => console.log('a line'), 1); console.log(process.pid)`;
const parent = `const { spawn } = await import('node:child_process');
  const { endWithParent } = await import(${program});
  const child = spawn(process.execPath, [...endWithParent, '--eval', ${JSON.stringify(child)}], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  child.stdout.once('data', (chunk) => console.log(parseInt(String(chunk))));`;

test('a process ends when its parent is killed', async () => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', parent];
  const command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(command.stdout, 'data');
  const pid = Number(String(said));
  expect(processExists(pid)).toBe(true);
  command.kill('SIGKILL');
  await vi.waitFor(() => expect(processExists(pid)).toBe(false), { timeout: 4_000 });
});
