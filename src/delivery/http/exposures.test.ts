import { expect, it } from 'vitest';
import { type Exposure, exposureCounts } from './exposures';

const noon = new Date('2026-11-23T12:00:00Z');

it('are sums by day, page and variant, stored once', async () => {
  const stored: Exposure[] = [];
  const exposures = exposureCounts(async (counted) => void stored.push(...counted));
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
