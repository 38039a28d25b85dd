import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openMemory } from '../../../tests/abuse/site/memory.ts';
import type { TestSite } from '../../harness/test-site.ts';
import { sitemapPaths } from '../../launch/warm.ts';
import { isStopping } from '../../process/command.ts';
import { megabytesBelow } from '../world/disk.ts';
import { addedPath, addPages } from '../world/many-pages.ts';
import { staffApi } from '../world/staff-api.ts';
import { edits } from './edits.ts';
import { serverMemory } from './memory.ts';
import { type Sample, slope } from './slope.ts';

const PATHS = 500;
/** Of the paths, this many are pages and this many have a query; the rest do not exist. */
const PAGES = 250;
const WITH_QUERY = 100;
const AT_ONCE = 8;
const SAMPLE_MS = 15_000;
const PUBLISH_MS = 10_000;

export type Soak = {
  minutes: number;
  paths: number;
  requests: number;
  publishes: number;
  /** Responses that were neither a page nor the expected 404. */
  errors: number;
  /** MB of heap and buffers after a GC: garbage fluctuates more than the growth. `maximum`: resident, before the GC. */
  memory: { start: number; middle: number; end: number; maximum: number };
  /** Megabytes per minute in the second half. */
  slope: number;
  /** Megabytes of the build folder. */
  disk: { start: number; end: number };
  samples: Sample[];
};

type ExpectedPage = { path: string; status: number };

async function pathsOf(site: TestSite): Promise<ExpectedPage[]> {
  const listed = sitemapPaths(await (await fetch(`${site.url}/sitemap.xml`)).text());
  const added = Array.from({ length: Math.max(0, PAGES - listed.length) }, (_, n) => addedPath(n + 1));
  const pages = [...listed, ...added].slice(0, PAGES);
  const queries = pages.slice(0, WITH_QUERY).map((page, n) => `${page}?utm_source=letter-${n}`);
  const nowhere = Array.from({ length: PATHS - PAGES - WITH_QUERY }, (_, n) => `/no-such-page-${n}`);
  return [
    ...[...pages, ...queries].map((page) => ({ path: page, status: 200 })),
    ...nowhere.map((page) => ({ path: page, status: 404 })),
  ];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Visitors request 500 paths while staff publish: do memory and disk usage level off? */
export async function measureSoak(site: TestSite, minutes: number): Promise<Soak> {
  await addPages(site.environment.DATABASE_URL, PAGES);
  const paths = await pathsOf(site);
  const begin = performance.now();
  const until = begin + minutes * 60_000;
  const goesOn = () => performance.now() < until && !isStopping();
  const build = path.join(site.directory, '.next');
  const disk = { start: megabytesBelow(build), end: 0 };
  const samples: Sample[] = [];
  let requests = 0;
  let errors = 0;
  let publishes = 0;

  const visitor = async () => {
    while (goesOn()) {
      const expected = paths[requests++ % paths.length];
      if (!expected) return;
      const status = await fetch(site.url + expected.path, { redirect: 'manual' }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status !== expected.status) errors += 1;
      // Without a pause, these few visitors would be a load test.
      await pause(10);
    }
  };
  let maximum = 0;
  const sampler = async () => {
    const memory = await openMemory(site.server.pid ?? Number.NaN, site.logs);
    while (goesOn()) {
      maximum = Math.max(maximum, await serverMemory());
      const { heap, outside } = await memory.look();
      samples.push({ minute: (performance.now() - begin) / 60_000, value: heap + outside });
      await pause(SAMPLE_MS);
    }
    memory.close();
  };
  const staff = async () => {
    const all = await edits(await staffApi(site.url, site.staff));
    while (goesOn()) {
      const edit = all[publishes % all.length];
      await edit?.publish(randomBytes(6).toString('hex'));
      publishes += 1;
      await pause(PUBLISH_MS);
    }
    for (const edit of all) await edit.restore();
  };
  await Promise.all([sampler(), staff(), ...Array.from({ length: AT_ONCE }, visitor)]);
  disk.end = megabytesBelow(build);

  const values = samples.map(({ value }) => value);
  const half = samples.filter(({ minute }) => minute >= minutes / 2);
  const memory = {
    start: Math.round(values[0] ?? Number.NaN),
    middle: Math.round(half[0]?.value ?? Number.NaN),
    end: Math.round(values.at(-1) ?? Number.NaN),
    maximum,
  };
  return { minutes, paths: paths.length, requests, publishes, errors, memory, slope: slope(half), disk, samples };
}
