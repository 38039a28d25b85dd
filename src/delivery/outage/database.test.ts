import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewerDatabase } from '../../lib/contraction';
import { Database, soon } from './database';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks once for all who want to know within a second', async () => {
  const ask = vi.fn(async () => 1);
  const database = new Database(ask);
  expect(await Promise.all([database.check(), database.check()])).toEqual([true, true]);
  expect(await database.check()).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1001);
  await database.check();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('notices that the database hangs, though the clock has been set back', async () => {
  const ask = vi.fn(async () => 1);
  const database = new Database(ask);
  await database.check();
  vi.advanceTimersByTime(1001);
  vi.setSystemTime(Date.now() - 3_600_000);
  await database.check();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('responds at once while it is away, and notices by itself that it is back', async () => {
  const ask = vi.fn(async () => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  });
  const changed = vi.fn();
  const database = new Database(ask, changed);
  expect(await database.check()).toBe(false);
  expect(database.isAway).toBe(true);
  ask.mockResolvedValue(undefined as never);
  expect(await database.check()).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(database.isAway).toBe(false);
  expect(changed.mock.calls).toEqual([[false], [true]]);
});

it('is away when it does not respond soon', async () => {
  const database = new Database(() => new Promise(() => {}));
  const response = database.check();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await response).toBe(false);
});

it('says once that it is away, however long that lasts', async () => {
  const database = new Database(async () => Promise.reject(new Error('refused')));
  await database.check();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('does not take a process that is busy for a database that is away', async () => {
  vi.useRealTimers();
  const work = new Promise((resolve) => setTimeout(resolve, 100, 'there'));
  const response = soon(work);
  for (const until = Date.now() + 600; Date.now() < until; );
  expect(await response).toBe('there');
});

it('of a newer version counts as away, is distinguished from one that does not respond, and named in words', async () => {
  const newer = new NewerDatabase('29990101_a', { needs: '29990101_a', reason: 'a column is gone' });
  const ask = vi.fn(async () => Promise.reject<unknown>(newer));
  const changed = vi.fn();
  const database = new Database(ask, changed);
  expect(await database.check()).toBe(false);
  expect([database.isAway, database.isNewer]).toEqual([true, true]);
  expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('newer version');
  ask.mockRejectedValue(new Error('refused'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([database.isAway, database.isNewer]).toEqual([true, false]);
  expect(changed.mock.calls).toEqual([[false]]);
});
