import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { offerRestarts } from './restarts.ts';

const done: string[] = [];
const note =
  (name: string) =>
  async (...what: unknown[]) =>
    void done.push([name, ...what.map((part) => JSON.stringify(part) ?? '-')].join(' '));
const server = { port: 1, show: () => {}, stop: note('site stop'), died: new Promise<string>(() => {}) };

const paused = spawn('sleep', ['60']);
afterAll(() => void paused.kill('SIGKILL'));

let address = '';
let running: number | undefined;
beforeAll(async () => {
  const restart = async (variables = {}) => {
    await note('site start')(...(Object.keys(variables).length > 0 ? [variables] : []));
    return server;
  };
  const gateway = {
    stop: note('gateway stop'),
    restart: note('gateway restart'),
    responds: note('gateway responds'),
    pid: () => running,
  };
  const mail = { cut: () => void done.push('mail cut'), mend: () => void done.push('mail mend') };
  const postgres = { stop: note('postgres stop'), start: note('postgres start'), pid: () => paused.pid };
  address = await offerRestarts({ site: { server, restart, gateway, mail }, postgres });
});
beforeEach(() => void done.splice(0));

const ask = async (query: string) => (await fetch(`${address}/?${query}`, { method: 'POST' })).status;

it.each([
  ['signal=SIGKILL', ['site stop "SIGKILL"', 'site start']],
  ['with=DELIVERY=off&with=A=b%3Dc', ['site stop "SIGTERM"', 'site start {"DELIVERY":"off","A":"b=c"}']],
  ['target=site&action=stop', ['site stop "SIGTERM"']],
  ['target=gateway&action=stop&signal=SIGKILL', ['gateway stop "SIGKILL"']],
  ['target=gateway&action=start', ['gateway restart']],
  ['target=postgres&action=stop', ['postgres stop "fast"']],
  ['target=postgres&action=restart&signal=SIGKILL', ['postgres stop "immediate"', 'postgres start']],
  ['target=mail&action=stop', ['mail cut']],
])('%s', async (query, wanted) => {
  expect(await ask(query)).toBe(204);
  expect(done).toEqual(wanted);
});

it('leaves alone a gateway that runs', async () => {
  running = 1;
  expect(await ask('target=gateway&action=start')).toBe(204);
  running = undefined;
  expect(done).toEqual(['gateway responds']);
});

it('pauses a process and resumes it', async () => {
  const state = () => /^State:\s+(\w)/m.exec(fs.readFileSync(`/proc/${paused.pid}/status`, 'utf8'))?.[1];
  expect(await ask('target=postgres&action=pause')).toBe(204);
  await vi.waitFor(() => expect(state()).toBe('T'));
  expect(await ask('target=postgres&action=continue')).toBe(204);
  await vi.waitFor(() => expect(state()).not.toBe('T'));
});

it('rejects unknown requests, and reports failures', async () => {
  expect(await ask('target=mail&action=pause')).toBe(400);
  expect(await ask('target=moon')).toBe(400);
  expect(await ask('target=gateway&action=pause')).toBe(500);
  expect(done).toEqual([]);
});
