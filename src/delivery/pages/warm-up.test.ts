import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WarmUp } from './warm-up';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (address: string, ...tags: string[]) => ({
  ...{ address, reads: 0 },
  tags: ['site', `path:${address}`, ...tags],
});

function site(changes: Partial<ConstructorParameters<typeof WarmUp>[0]> = {}) {
  const requested: string[] = [];
  let atOnce = 0;
  let most = 0;
  const ask = async (path: string) => {
    requested.push(path);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 20));
    atOnce -= 1;
    return path !== '/broken';
  };
  const warmUp = new WarmUp({
    ask,
    refresh: async () => [],
    files: ['/sitemap.xml'],
    ...changes,
  });
  return { warmUp, requested, most: () => most };
}

it('asks for every page once after a start, one at a time, and says which do not work', async () => {
  const { warmUp, requested, most } = site();
  const paths = Array.from({ length: 50 }, (_, index) => `/page-${index}`);
  void warmUp.everything(() => [...paths, '/broken', '/page-0']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested.toSorted()).toEqual(['/sitemap.xml', '/broken', ...paths].toSorted());
  expect(most()).toBe(1);
  expect(warmUp.isDone).toBe(true);
  expect(warmUp.report).toEqual({ requested: 52, failed: ['/broken'] });
});

it('after a publish asks for the page itself, then new pages, then lists that contain it, then the rest', async () => {
  const expired = [page('/terms'), page('/about/careers', 'list:jobs'), page('/about/careers/sales', 'document:1')];
  const { warmUp, requested } = site({ refresh: async () => ['/new'] });
  warmUp.published(['document:1', 'path:/about/careers/sales'], expired);
  warmUp.published(['list:jobs'], []);
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(requested).toEqual(['/about/careers/sales', '/new', '/about/careers', '/sitemap.xml', '/terms']);
});

it('after a publish asks for the hundred most read pages before the rest, ten at once', async () => {
  const names = (count: number, name: string) => Array.from({ length: count }, (_, index) => `/${name}-${index}`);
  const often = names(100, 'often').map((address, index) => ({ ...page(address), reads: 2 + index }));
  const once = names(50, 'once').map((address) => ({ ...page(address), reads: 1 }));
  const never = names(50, 'never').map((address) => page(address));
  const others = names(50, 'other').map((address) => page(address));
  const { warmUp, requested, most } = site();
  warmUp.published(['site'], [...never, ...once, ...often]);
  // Pages that other processes have rendered are found later.
  await vi.advanceTimersByTimeAsync(400);
  warmUp.published(['site'], others);
  // After another 300 ms of waiting, 20 ms each.
  await vi.advanceTimersByTimeAsync(300 + 100 * 20);
  expect(requested.slice(0, 100).toSorted()).toEqual(often.map(({ address }) => address).toSorted());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested).toHaveLength(251);
  expect(most()).toBe(10);
});

it('waits while one publish follows another', async () => {
  const { warmUp, requested } = site();
  void warmUp.everything(() => ['/a', '/b', '/c']);
  await vi.advanceTimersByTimeAsync(50);
  const before = requested.length;
  for (let publish = 0; publish < 20; publish += 1) {
    warmUp.published(['document:1'], [page('/about')]);
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(requested.length).toBeLessThanOrEqual(before + 1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(requested.toSorted()).toEqual(['/a', '/about', '/b', '/c', '/sitemap.xml', '/sitemap.xml']);
});

it('brings up no more than a bounded number of pages after one publish', async () => {
  const expired = Array.from({ length: 2000 }, (_, index) => page(`/page-${index}`));
  const { warmUp, requested } = site();
  warmUp.published(['site'], expired);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requested).toHaveLength(501);
});

it('stops when the server does', async () => {
  const { warmUp, requested } = site();
  void warmUp.everything(() => Array.from({ length: 50 }, (_, index) => `/page-${index}`));
  await vi.advanceTimersByTimeAsync(30);
  warmUp.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested.length).toBeLessThan(10);
});
