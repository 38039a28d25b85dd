import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../scripts/process/step.ts';

/** Megabytes after a garbage collection. */
export type Memory = { heap: number; outside: number; resident: number };

const MEGABYTE = 1024 * 1024;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** By signal: only its own user can, and only on this machine. */
async function inspectorOf(pid: number, logs: string): Promise<string> {
  const address = () =>
    fs
      .readdirSync(logs)
      .filter((name) => name.startsWith('site'))
      .map((name) => fs.readFileSync(path.join(logs, name), 'utf8'))
      .flatMap((text) => [...text.matchAll(/Debugger listening on (ws:\/\/127\.0\.0\.1:\d+\/[\w-]+)/g)])
      .at(-1)?.[1];
  process.kill(pid, 'SIGUSR1');
  for (let tries = 0; tries < 50; tries++) {
    const found = address();
    if (found) return found;
    await pause(100);
  }
  throw new Failure('The site does not open its inspector.');
}

/** The process needs `--inspect-port=127.0.0.1:0` in NODE_OPTIONS, and its output in a file in `logs`. */
export async function openMemory(pid: number, logs: string) {
  const socket = new WebSocket(await inspectorOf(pid, logs));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let id = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<{ result?: { value?: string } }>((resolve) => {
      const own = ++id;
      const listen = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data));
        if (message.id !== own) return;
        socket.removeEventListener('message', listen);
        resolve(message.result ?? {});
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id: own, method, params }));
    });
  const look = async (): Promise<Memory> => {
    for (let times = 0; times < 3; times++) await call('HeapProfiler.collectGarbage');
    const expression = 'JSON.stringify(process.memoryUsage())';
    const { result } = await call('Runtime.evaluate', { expression });
    const { heapUsed, external, rss } = JSON.parse(result?.value ?? '{}') as NodeJS.MemoryUsage;
    return { heap: heapUsed / MEGABYTE, outside: external / MEGABYTE, resident: rss / MEGABYTE };
  };
  return {
    look,
    /** The minimum of several samples: meanwhile caches expire, and work behind responses ends. */
    settled: async (seconds: number): Promise<Memory> => {
      let least = await look();
      for (const until = Date.now() + seconds * 1_000; Date.now() < until; ) {
        await pause(3_000);
        const now = await look();
        if (now.heap + now.outside < least.heap + least.outside) least = now;
      }
      return least;
    },
    close: () => socket.close(),
  };
}
