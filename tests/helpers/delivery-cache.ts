import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { vi } from 'vitest';

/** A folder as `next build` leaves it, the tag state beside it, and handlers as Next makes them: one for each request. */
export async function deliveryCache(settings: Record<string, string> = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'delivery-cache-'));
  const tagsFile = path.join(folder, 'tag-state.json');
  const serverDistDir = path.join(folder, '.next', 'server');
  fs.mkdirSync(serverDistDir, { recursive: true });

  /** Forgets what a process holds in memory and loads the handler as a new one would. */
  async function restart() {
    vi.resetModules();
    tagsManifest.clear();
    vi.stubEnv('CACHE_TAGS_FILE', tagsFile);
    // Whatever the tests run on: this process asks nobody what another left behind.
    vi.stubEnv('DATABASE_URL', '');
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const { default: CacheHandler } = await import('../../src/delivery/cache-handler.mjs');
    // No memory cache: each read is what a process finds on disk.
    return (more: object = {}) =>
      new CacheHandler({
        fs: nodeFs,
        flushToDisk: true,
        serverDistDir,
        revalidatedTags: [],
        maxMemoryCacheSize: 0,
        ...more,
      });
  }

  const files = () =>
    fs.readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((e) => (e.isFile() ? [e.name] : []));

  return { restart, files, tagsFile, remove: () => fs.rmSync(folder, { recursive: true }) };
}
