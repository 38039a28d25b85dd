import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/lib/day';

const place = { person: 'ada', form: 'pages/1' };
const words = (value: string) => ({ value, changes: ['Title'] });
/** A module of its own for each load of the page. */
async function load() {
  vi.resetModules();
  return (await import('./kept')).kept;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {});
});

it('keeps words beyond a reload, until they are forgotten', async () => {
  await (await load()).keep(place, words('Draft'), 1_000);
  const kept = await load();
  const found = await kept.read(place);
  expect(found).toMatchObject({ form: 'pages/1', at: 1_000, value: 'Draft', changes: ['Title'] });
  await kept.forget(place, found?.window);
  expect(await kept.read(place)).toBeUndefined();
});

it('keeps the newest words of one window, and the words of each window', async () => {
  const now = Date.now();
  const first = await load();
  await first.keep(place, words('One'), now);
  await first.keep(place, words('One more'), now + 1);
  const second = await load();
  await second.keep(place, words('Two'), now + 2);
  expect((await second.list(place)).map(({ value }) => value)).toEqual(['Two', 'One more']);
  await second.forget(place);
  expect((await second.list(place)).map(({ value }) => value)).toEqual(['One more']);
});

it('leaves out words that another open window still has in its form', async () => {
  const held = new Set<string>();
  const locks = {
    request: (name: string) => held.add(name),
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  await (await load()).keep(place, words('Still open'));
  const other = await load();
  expect(await other.list(place)).toEqual([]);
  held.clear();
  expect(await other.list(place)).toHaveLength(1);
});

it('shows nobody the words of another person', async () => {
  const kept = await load();
  await kept.keep(place, words('Mine'));
  const other = { ...place, person: 'grace' };
  expect([await kept.read(other), await kept.list({ person: 'grace' })]).toEqual([undefined, []]);
  await kept.forget(other);
  expect(await kept.list({ person: 'ada' })).toHaveLength(1);
});

it('forgets words after 30 days, and the oldest beyond its size', async () => {
  const now = Date.now();
  const kept = await load();
  await kept.keep({ ...place, form: 'old' }, words('Old'), now - 31 * DAY_MS);
  const long = words('x'.repeat(3_900_000));
  for (const at of [1, 2, 3, 4, 5, 6]) await kept.keep({ ...place, form: `pages/${at}` }, long, now + at);
  expect((await kept.list({ person: 'ada' })).map(({ form }) => form)).toEqual(
    [6, 5, 4, 3, 2].map((at) => `pages/${at}`),
  );
});

it('says that it kept nothing where the browser has no store, or the words are too long', async () => {
  const kept = await load();
  expect(await kept.keep(place, words('x'.repeat(5_000_000)))).toBe(false);
  vi.stubGlobal('indexedDB', undefined);
  const without = await load();
  expect(await without.keep(place, words('Draft'))).toBe(false);
  expect(await without.list(place)).toEqual([]);
});
