import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const found = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);
/** Why tests with a real store are skipped, where they are. */
export const noStore = found ? undefined : 'neither valkey-server nor redis-server is installed';

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A real store, which can be killed, frozen and started again at the same address. */
export async function sharedStore() {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const accepts = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  async function start() {
    child = spawn(String(found), ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
    while (!(await accepts())) await pause(20);
  }
  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  };
}

/** An instance of the site in a process of its own, with its own disk (tests/helpers/cache-instance.mjs). */
export function cacheInstance(url: string, { build = 'one', folder }: { build?: string; folder?: string } = {}) {
  const place = folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'cache-instance-'));
  fs.mkdirSync(path.join(place, '.next', 'server'), { recursive: true });
  fs.writeFileSync(path.join(place, '.next', 'BUILD_ID'), build);
  const child = fork(path.join(import.meta.dirname, 'cache-instance.mjs'), [place], {
    env: {
      ...process.env,
      CACHE_URL: url,
      CACHE_TAGS_FILE: path.join(place, 'tag-state.json'),
      NODE_ENV: 'production',
    },
    execArgv: [],
    silent: true,
  });
  let log = '';
  child.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  const waiting = new Map<number, (answer: never) => void>();
  child.on('message', ({ id, answer }: { id: number; answer: never }) => waiting.get(id)?.(answer));
  let count = 0;
  const tell =
    <Answer>(name: string) =>
    (...values: unknown[]) =>
      new Promise<Answer>((resolve) => {
        count += 1;
        waiting.set(count, resolve);
        child.send({ id: count, name, values });
      });
  return {
    folder: place,
    log: () => log,
    read: tell<{ body: string; segment: string } | undefined>('read'),
    render: tell<void>('render'),
    publish: tell<void>('publish'),
    expired: tell<string[]>('expired'),
    flushed: tell<string[]>('flushed'),
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
