import type { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { vi } from 'vitest';
import { publishesInMemory } from './publishes-in-memory';

/** As Next calls it: its own types name enums that only Next has. */
type Handler = {
  get(address: string, context: object): Promise<unknown>;
  set(address: string, value: object | null, context: object): Promise<void>;
};

const key = Symbol.for('alethia.publish-record');

export async function deliveryCache() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'delivery-cache-'));
  const serverDistDir = path.join(folder, '.next', 'server');
  fs.mkdirSync(serverDistDir, { recursive: true });
  const publishes = publishesInMemory();
  let record = publishes.record();

  async function restart() {
    vi.resetModules();
    record = publishes.record();
    Reflect.set(globalThis, key, { record, listeners: new Set() });
    const { default: CacheHandler } = await import('../../src/delivery/next/cache-handler.ts');
    // Without a memory cache, each read is what a process finds on disk.
    const handler = (): Handler =>
      new CacheHandler({
        fs: nodeFs,
        flushToDisk: true,
        serverDistDir,
        revalidatedTags: [],
        maxMemoryCacheSize: 0,
        _requestHeaders: {},
      });
    // As the server does before it listens.
    await record.catchUp().catch(() => undefined);
    return handler;
  }

  async function asking(work: () => Promise<unknown>) {
    const render: { made?: unknown } = {};
    const renders = Reflect.get(globalThis, Symbol.for('alethia.render')) as AsyncLocalStorage<typeof render>;
    await renders.run(render, work);
    return render.made;
  }

  const files = () =>
    fs.readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((e) => (e.isFile() ? [e.name] : []));

  const hear = () => record.catchUp();

  return { restart, asking, hear, files, publishes, remove: () => fs.rmSync(folder, { recursive: true }) };
}
