import { beforeEach, expect, it, vi } from 'vitest';
import { publishesInMemory } from '../../tests/helpers/publishes-in-memory';
import { untilPublished } from './until-published';

let publishes: ReturnType<typeof publishesInMemory>;
let record: ReturnType<typeof publishes.record>;

beforeEach(async () => {
  publishes = publishesInMemory();
  publishes.publish('site');
  record = publishes.record();
  await record.catchUp();
  Reflect.set(globalThis, Symbol.for('alethia.publish-record'), { record, listeners: new Set() });
});

it('reads once, and again when one of its tags was published', async () => {
  const read = vi.fn(async () => read.mock.calls.length);
  const kept = untilPublished(['list:redirects'], read);
  const since = record.known;
  expect(await Promise.all([kept(), kept()])).toEqual([
    { value: 1, since },
    { value: 1, since },
  ]);
  publishes.publish('list:pages');
  await record.catchUp();
  expect(await kept()).toEqual({ value: 1, since });
  publishes.publish('list:redirects');
  await record.catchUp();
  expect(await kept()).toEqual({ value: 2, since: record.known });
});

it('reads again when a tag was published that followed from the result', async () => {
  const read = vi.fn(async () => `link:${read.mock.calls.length}`);
  const kept = untilPublished((value: string) => [value], read);
  expect((await Promise.all([kept(), kept()])).map(({ value }) => value)).toEqual(['link:1', 'link:1']);
  publishes.publish('link:2');
  await record.catchUp();
  expect((await kept()).value).toBe('link:1');
  publishes.publish('link:1');
  await record.catchUp();
  expect((await kept()).value).toBe('link:2');
});

it('a publish during the read that decides on the tags makes the next caller read', async () => {
  const held = Promise.withResolvers<void>();
  const read = vi.fn(async () => {
    if (read.mock.calls.length === 1) await held.promise;
    return 'link:1';
  });
  const kept = untilPublished((value: string) => [value], read);
  const first = kept();
  publishes.publish('link:1');
  await record.catchUp();
  await kept();
  held.resolve();
  await first;
  expect(read).toHaveBeenCalledTimes(2);
});

it('a read that fails is tried again', async () => {
  const read = vi.fn(async () => 'table').mockRejectedValueOnce(new Error('away'));
  const kept = untilPublished(['list:redirects'], read);
  await expect(kept()).rejects.toThrow('away');
  expect((await kept()).value).toBe('table');
});

it('caches nothing while the record is unknown', async () => {
  Reflect.set(globalThis, Symbol.for('alethia.publish-record'), { record: publishes.record(), listeners: new Set() });
  const read = vi.fn(async () => 'table');
  const kept = untilPublished(['list:redirects'], read);
  await kept();
  await kept();
  expect(read).toHaveBeenCalledTimes(2);
});
