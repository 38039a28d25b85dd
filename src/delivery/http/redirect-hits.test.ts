import { expect, it, vi } from 'vitest';
import { redirectHits } from './redirect-hits';

it('hits are written together, and again when they could not be written', async () => {
  const send = vi.fn(async (_: { from: string; hits: number; last: string }[]) => undefined);
  const hits = redirectHits(send);
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
