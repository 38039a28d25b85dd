import { expect, it, vi } from 'vitest';
import { type Exposure, Exposures } from './exposures';

const noon = new Date('2026-11-23T12:00:00Z');

it('are sums by day, page and variant, stored once', async () => {
  const stored: Exposure[] = [];
  const exposures = new Exposures(async (counted) => void stored.push(...counted));
  for (const variant of ['x/a', 'x/b', 'x/a']) exposures.count('/about', variant, noon);
  exposures.count('/about', 'x/a', new Date('2026-11-24T00:00:00Z'));
  await exposures.flush();
  await exposures.flush();
  expect(stored).toEqual([
    { day: '2026-11-23', path: '/about', variant: 'x/a', views: 2 },
    { day: '2026-11-23', path: '/about', variant: 'x/b', views: 1 },
    { day: '2026-11-24', path: '/about', variant: 'x/a', views: 1 },
  ]);
});

it('that could not be stored are kept', async () => {
  const send = vi.fn<(counted: Exposure[]) => Promise<void>>().mockRejectedValueOnce(new Error('away'));
  const exposures = new Exposures(send);
  exposures.count('/about', 'x/a', noon);
  await exposures.flush();
  send.mockResolvedValue(undefined);
  exposures.count('/about', 'x/a', noon);
  await exposures.flush();
  expect(send).toHaveBeenLastCalledWith([{ day: '2026-11-23', path: '/about', variant: 'x/a', views: 2 }]);
});

it('a flood is not counted', async () => {
  const send = vi.fn<(counted: Exposure[]) => Promise<void>>().mockResolvedValue(undefined);
  const exposures = new Exposures(send);
  for (let visit = 0; visit < 6_000; visit++) exposures.count('/about', 'x/a', noon);
  await exposures.flush();
  expect(send.mock.calls[0]?.[0][0]?.views).toBe(5_000);
});
