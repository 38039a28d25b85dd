import { beforeEach, expect, it, vi } from 'vitest';
import { publishesInMemory } from '../../tests/helpers/publishes-in-memory';

let publishes: ReturnType<typeof publishesInMemory>;
let record: ReturnType<typeof publishes.record>;
const heard = vi.fn();

beforeEach(async () => {
  heard.mockClear();
  publishes = publishesInMemory();
  publishes.publish('list:pages');
  record = publishes.record(heard);
  await record.catchUp();
});

it('a page is expired by what is published after it, and by nothing else', async () => {
  const since = record.known;
  expect(record.isExpired(['document:1', 'list:pages'], since)).toBe(false);
  publishes.publish('document:2');
  publishes.publish('document:1', 'list:pages');
  await record.catchUp();
  expect(heard).toHaveBeenCalledExactlyOnceWith(['document:2', 'document:1', 'list:pages']);
  expect(record.isExpired(['document:1'], since)).toBe(true);
  expect(record.isExpired(['document:3'], since)).toBe(false);
  expect(record.isExpired(['document:1'], record.known)).toBe(false);
});

it('the tag of the site expires every page, also one without tags', async () => {
  const since = record.known;
  publishes.publish('site');
  await record.catchUp();
  expect(record.isExpired([], since)).toBe(true);
});

it('nothing is known before the database has responded once; what was known stays when it goes away', async () => {
  const other = publishes.record();
  expect(other.isExpired(['document:1'], 5)).toBe(true);
  publishes.goAway();
  await expect(other.catchUp()).rejects.toThrow('away');
  await expect(record.catchUp()).rejects.toThrow('away');
  expect(record.isExpired(['document:1'], record.known)).toBe(false);
});

it('a call during a poll learns of commits after its beginning', async () => {
  const first = record.catchUp();
  publishes.publish('document:1');
  await Promise.all([first, record.catchUp(), record.catchUp()]);
  expect(heard.mock.calls.flat(2)).toEqual(['document:1']);
});

it('looks by itself', async () => {
  record.follow();
  publishes.publish('document:1');
  await expect.poll(() => heard.mock.calls.length).toBe(1);
});
