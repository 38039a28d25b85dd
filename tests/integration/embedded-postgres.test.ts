/** The embedded server and the command that started it: which of them is killed, and what becomes of the other. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readPidFile } from '../../scripts/postgres/postgres-files';
import { processExists } from '../../scripts/process/program';

let home: string;
let command: ChildProcess;
let printed = '';
let url: string;

const pid = () => readPidFile(path.join(home, 'postgres'))?.pid ?? 0;
const isRunning = () => processExists(pid());

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-postgres-'));
  const code = `
    const { keepRunning, startPostgres } = await import(${JSON.stringify(path.resolve('scripts/postgres/postgres.ts'))});
    const postgres = await startPostgres({ home: ${JSON.stringify(home)}, password: 'only-for-tests' });
    void keepRunning(postgres);
    console.log(await postgres.database('kept'));
    setInterval(() => {}, 1000);`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code];
  command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  command.stdout?.on('data', (chunk) => (printed += chunk));
  await vi.waitFor(() => expect(printed).toMatch(/^postgres:.+\n/), { timeout: 50_000, interval: 100 });
  url = printed.trim();
});

afterAll(async () => {
  if (command.exitCode === null && command.signalCode === null) command.kill('SIGKILL');
  if (isRunning()) process.kill(pid(), 'SIGQUIT');
  await vi.waitFor(() => expect(isRunning()).toBe(false), { timeout: 20_000 });
  fs.rmSync(home, { recursive: true });
});

it('is started again when it is killed, on its port and with what it has stored', async () => {
  await query('CREATE TABLE notes AS SELECT 1 AS one');
  const before = pid();
  process.kill(before, 'SIGKILL');
  await vi.waitFor(() => expect(printed).toContain('The embedded PostgreSQL runs again.'), { timeout: 25_000 });
  expect(pid()).not.toBe(before);
  expect(await query('SELECT one FROM notes')).toEqual([{ one: 1 }]);
  expect(printed).toContain(`The embedded PostgreSQL has ended (process ${before} is gone).`);
});

it('says why it has ended, however many were sent away before', async () => {
  const fault = 'FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device';
  const lines = [
    fault,
    ...Array(80).fill('FATAL:  the database system is not yet accepting connections'),
    'LOG:  shutting down due to startup process failure',
    'LOG:  database system is shut down',
  ];
  const runs = () => printed.split('The embedded PostgreSQL runs again.').length - 1;
  const before = runs();
  const ended = pid();
  fs.appendFileSync(path.join(home, 'postgres/server.log'), `${lines.join('\n')}\n`);
  process.kill(ended, 'SIGKILL');
  await vi.waitFor(() => expect(runs()).toBe(before + 1), { timeout: 25_000 });
  expect(printed).toContain(`has ended (process ${ended} is gone: ${fault}).`);
});

it('ends after the command that started it was killed', async () => {
  expect(isRunning()).toBe(true);
  const killed = once(command, 'exit');
  command.kill('SIGKILL');
  await killed;
  await vi.waitFor(() => expect(isRunning()).toBe(false), { timeout: 25_000, interval: 200 });
});
