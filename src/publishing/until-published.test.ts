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
