import { beforeEach, expect, it, vi } from 'vitest';
import { UnsentCounts } from './unsent-counts';

type Row = { path: string; views: number };

const send = vi.fn<(rows: Row[]) => Promise<void>>();
beforeEach(() => void send.mockReset().mockResolvedValue(undefined));

const counts = () =>
  new UnsentCounts<Row>({
    keyOf: ({ path }) => path,
    sum: (one, other) => ({ ...one, views: one.views + other.views }),
    send,
  });
const view = (path: string): Row => ({ path, views: 1 });

it('adds up rows with the same key, and sends them once', async () => {
  const views = counts();
  for (const path of ['/a', '/b', '/a']) expect(views.count(view(path))).toBe(true);
  expect(await views.flush()).toBe(true);
  expect(await views.flush()).toBe(true);
  expect(send.mock.calls).toEqual([
    [
      [
        { path: '/a', views: 2 },
        { path: '/b', views: 1 },
      ],
    ],
  ]);
});

it('keeps what could not be sent, and adds it to what comes later', async () => {
  const views = counts();
  send.mockRejectedValueOnce(new Error('away'));
  views.count(view('/a'));
  views.count(view('/b'));
  expect(await views.flush()).toBe(false);
  views.count(view('/a'));
  expect(await views.flush()).toBe(true);
  expect(send).toHaveBeenLastCalledWith([
    { path: '/a', views: 2 },
    { path: '/b', views: 1 },
  ]);
});

it('does not send again what is being sent', async () => {
  const views = counts();
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValueOnce(promise);
  views.count(view('/a'));
  const first = views.flush();
  views.count(view('/b'));
  await views.flush();
  expect(send).toHaveBeenCalledTimes(1);
  resolve();
  await first;
  await views.flush();
  expect(send).toHaveBeenLastCalledWith([view('/b')]);
});

it('ignores a flood until the next flush', async () => {
  const views = counts();
  for (let number = 0; number < 5_000; number++) expect(views.count(view(`/made-up-${number}`))).toBe(true);
  expect(views.count(view('/'))).toBe(false);
  await views.flush();
  expect(send.mock.lastCall?.[0]).toHaveLength(5_000);
  expect(views.count(view('/'))).toBe(true);
});

it('holds a bounded number of rows, however often sending fails', async () => {
  const views = counts();
  for (let failure = 0; failure < 2; failure++) {
    send.mockRejectedValueOnce(new Error('away'));
    for (let number = 0; number < 5_000; number++) views.count(view(`/made-up-${failure}-${number}`));
    await views.flush();
  }
  await views.flush();
  expect(send.mock.lastCall?.[0]).toHaveLength(5_000);
});
