import fs from 'node:fs';
import path from 'node:path';
import { startTestSite, type TestSite } from '../../harness/test-site.ts';
import { markPagesStale } from '../../launch/prepare.ts';
import { sitemapPaths, warm } from '../../launch/warm.ts';
import type { Postgres } from '../../postgres/postgres.ts';
import { isStopping } from '../../process/command.ts';
import { megabytesBelow } from '../world/disk.ts';
import { addedPath, addPages } from '../world/many-pages.ts';
import type { StaffApi } from '../world/staff-api.ts';
import { staffApi } from '../world/staff-api.ts';
import type { Edit } from './edits.ts';
import { serverMemory } from './memory.ts';
import { type MostRead, measureMostRead } from './most-read.ts';
import { measurePublishing, type Publishing } from './publish.ts';

const POLL_MS = 20;
const PATIENCE_MS = 120_000;
const MOST_READ = 100;

type Start = { home: number; ready: number };

export type Flat = {
  pages: number;
  /** Milliseconds from process start to the first 200, without and with rendered pages. */
  cold: Start;
  warm: Start;
  /** Milliseconds of the first and a repeated request, bytes, number of addresses. */
  sitemap: { made: number; again: number; bytes: number; urls: number };
  /** Until every page had been requested once, four at a time. */
  warmSeconds: number;
  failed: number;
  /** Resident megabytes. */
  memory: { start: number; all: number };
  disk: number;
  publish: Publishing[];
  mostRead: MostRead;
  adminList: number;
};

/** Numbers from 1 to `all`, `count` of them if there are as many. */
const spread = (all: number, count: number): number[] =>
  Array.from({ length: Math.min(all, count) }, (_, index) => 1 + Math.floor((index * all) / Math.min(all, count)));

async function timed(url: string) {
  const begin = performance.now();
  const response = await fetch(url);
  const body = await response.text();
  return { milliseconds: Math.round(performance.now() - begin), status: response.status, body };
}

async function first200(url: string, begin: number): Promise<number> {
  while (performance.now() - begin < PATIENCE_MS) {
    const status = await fetch(url, { redirect: 'manual' }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) return Math.round(performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${url} does not respond with 200.`);
}

async function restart(site: TestSite, server: TestSite['server'], between: () => unknown = () => undefined) {
  await server.stop();
  await between();
  const begin = performance.now();
  const [started, home, ready] = await Promise.all([
    site.restart(),
    first200(`${site.url}/`, begin),
    first200(`${site.url}/readyz`, begin),
  ]);
  return { server: started, start: { home, ready } };
}

const addedPage =
  (path: string) =>
  async (api: StaffApi): Promise<Edit[]> => {
    type Found = { docs: { id: string; meta?: Record<string, unknown> }[] };
    const query = new URLSearchParams({ 'where[path][equals]': path, depth: '0', limit: '1' });
    const found = (await api<Found>('GET', `/pages?${query}`)).docs[0];
    if (!found) throw new Error(`There is no ${path}.`);
    const save = (meta: unknown) => api('PATCH', `/pages/${found.id}?depth=0`, { _status: 'published', meta });
    return [
      {
        label: 'browser title of an added page',
        page: path,
        publish: (text) => save({ ...found.meta, title: `Alethia ${text}` }),
        restore: () => save(found.meta),
      },
    ];
  };

type Options = { postgres: Postgres; home: string; pages: number; edits: number };

async function measureOne({ postgres, home, pages, edits }: Options): Promise<Flat> {
  const site = await startTestSite({ postgres, home, database: `alethia_flat_${pages}` });
  const { server, environment } = site;
  const rendered = path.join(home, 'data/site');
  let running = server;
  try {
    await addPages(environment.DATABASE_URL, pages);
    const cold = await restart(site, running, async () => {
      fs.rmSync(rendered, { recursive: true, force: true });
      await markPagesStale(environment.DATABASE_URL);
    });
    running = cold.server;
    const atStart = await serverMemory();
    const before = megabytesBelow(rendered);
    const made = await timed(`${site.url}/sitemap.xml`);
    const again = await timed(`${site.url}/sitemap.xml`);
    const urls = sitemapPaths(again.body).length;
    const begin = performance.now();
    const { failed } = await warm(site.url);
    const warmSeconds = Math.round((performance.now() - begin) / 100) / 10;
    const all = await serverMemory();
    const disk = megabytesBelow(rendered) - before;
    // Before other pages are read more often.
    const mostRead = await measureMostRead(site, rendered, spread(pages, MOST_READ).map(addedPath));
    const options = { times: edits, more: addedPage(addedPath(pages)) };
    const publish = await measurePublishing(site.url, site.staff, options);
    const warmed = await restart(site, running);
    running = warmed.server;
    return {
      pages,
      cold: cold.start,
      warm: warmed.start,
      sitemap: { made: made.milliseconds, again: again.milliseconds, bytes: Buffer.byteLength(again.body), urls },
      warmSeconds,
      failed: failed.length,
      memory: { start: atStart, all },
      disk,
      publish,
      mostRead,
      adminList: await adminList(site),
    };
  } finally {
    await running.stop();
    await site.gateway.stop();
    fs.rmSync(home, { recursive: true, force: true });
  }
}

async function adminList({ url, staff }: TestSite): Promise<number> {
  const api = await staffApi(url, staff);
  const list = () => api('GET', '/pages?depth=0&limit=10&sort=-updatedAt&draft=true');
  await list();
  const begin = performance.now();
  await list();
  return Math.round(performance.now() - begin);
}

export async function measureFlat({
  sizes,
  ...options
}: Omit<Options, 'pages'> & { sizes: number[] }): Promise<Flat[]> {
  const results: Flat[] = [];
  for (const pages of sizes) {
    if (isStopping()) break;
    results.push(await measureOne({ ...options, home: path.join(options.home, String(pages)), pages }));
  }
  return results;
}
