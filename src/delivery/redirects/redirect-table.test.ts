import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RedirectHits } from './redirect-hits';
import { RedirectsInMemory } from './redirect-table';

const table = (to: string, madeAt: number) => ({
  tags: ['list:redirects'],
  madeAt,
  rules: [{ from: '/old', match: 'exact' as const, status: 301 as const, to }],
  pages: [],
});

let expiredAt: number;
let clock: number;
const isExpired = (_: string[], madeAt: number) => expiredAt > madeAt;

beforeEach(() => {
  expiredAt = 0;
  clock = 10_000;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it('asks once, and again only after one of the tags has expired', async () => {
  const load = vi.fn(async () => table('/new', clock));
  const redirects = new RedirectsInMemory(load, isExpired, () => clock);
  expect(redirects.isOutdated()).toBe(true);
  await Promise.all([redirects.refresh(), redirects.refresh()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(redirects.isOutdated()).toBe(false);
  expect(redirects.find('/old')?.location).toBe('/new');
  expiredAt = clock + 1;
  expect(redirects.isOutdated()).toBe(true);
});

it('keeps what it knows when nothing answers, and lets nobody wait for it until later', async () => {
  const load = vi.fn(async () => table('/new', clock));
  const redirects = new RedirectsInMemory(load, isExpired, () => clock);
  await redirects.refresh();
  expiredAt = clock + 1;
  load.mockRejectedValueOnce(new Error('no database'));
  await redirects.refresh();
  expect(redirects.find('/old')?.location).toBe('/new');
  expect(redirects.isOutdated()).toBe(false);
  clock += 5000;
  expect(redirects.isOutdated()).toBe(true);
  load.mockImplementationOnce(async () => table('/newer', clock));
  await redirects.refresh();
  expect(redirects.find('/old')?.location).toBe('/newer');
});

it('lets nobody wait for a table that is only a copy from before', async () => {
  const load = vi.fn(async () => table('/new', 5000));
  const redirects = new RedirectsInMemory(load, isExpired, () => clock);
  expiredAt = 6000;
  await redirects.refresh();
  expect(redirects.isKnown).toBe(true);
  await redirects.refresh();
  expect(redirects.isOutdated()).toBe(false);
  clock += 5000;
  expect(redirects.isOutdated()).toBe(true);
});

it('asks again when a rule was changed while it was being asked for', async () => {
  let first: (read: ReturnType<typeof table>) => void = () => undefined;
  const load = vi.fn(async () => table('/new', clock));
  load.mockImplementationOnce(() => new Promise((resolve) => (first = resolve)));
  const redirects = new RedirectsInMemory(load, isExpired, () => clock);
  const early = redirects.refresh();
  expiredAt = clock + 1;
  const late = redirects.upToDate();
  first(table('/before', clock));
  clock += 2;
  await Promise.all([early, late]);
  expect(redirects.find('/old')?.location).toBe('/new');
});

it('hits are written together, and again when they could not be written', async () => {
  const send = vi.fn(async (_: { from: string; hits: number; last: string }[]) => undefined);
  const hits = new RedirectHits(send);
  await hits.flush();
  expect(send).not.toHaveBeenCalled();
  hits.count('/a', 1000);
  hits.count('/a', 3000);
  hits.count('/b', 2000);
  send.mockRejectedValueOnce(new Error('no database'));
  await hits.flush();
  hits.count('/a', 2000);
  await hits.flush();
  expect(send.mock.lastCall?.[0]).toEqual([
    { from: '/a', hits: 3, last: new Date(3000).toISOString() },
    { from: '/b', hits: 1, last: new Date(2000).toISOString() },
  ]);
  await hits.flush();
  expect(send).toHaveBeenCalledTimes(2);
});
