import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheInstance, noStore, sharedStore } from '../helpers/cache-instances';

type Instance = ReturnType<typeof cacheInstance>;

let store: Awaited<ReturnType<typeof sharedStore>>;
let instances: Instance[] = [];

const instance = (options?: Parameters<typeof cacheInstance>[1]) => {
  const made = cacheInstance(store.url, options);
  instances.push(made);
  return made;
};
const bodyOf = async (at: Instance, path = '/about') => (await at.read(path))?.body;
/** Long enough for a machine that is busy. */
const patient = { timeout: 10_000 };
/** Stored pages reach the others a moment later: nobody waits for it. */
const arrives = (at: Instance, body: string, path?: string) => expect.poll(() => bodyOf(at, path), patient).toBe(body);
const isGone = (at: Instance, path?: string) => expect.poll(() => bodyOf(at, path), patient).toBeUndefined();
/** Until it has noticed that the store is back. */
const hears = (from: Instance, to: Instance) =>
  expect
    .poll(async () => {
      await from.publish('probe');
      return (await to.expired()).includes('probe');
    }, patient)
    .toBe(true);

beforeEach(async () => {
  store = await sharedStore();
});
afterEach(async () => {
  store.thaw();
  await Promise.all([...instances.map((one) => one.kill()), store.kill()]);
  for (const { folder } of instances) fs.rmSync(folder, { recursive: true, force: true });
  instances = [];
});

describe.skipIf(noStore)(`instances that share a cache${noStore ? ` (skipped: ${noStore})` : ''}`, () => {
  it('a page that one has rendered is there on the other, whole', async () => {
    const [a, b] = [instance(), instance()];
    await Promise.all([a.read('/'), b.read('/')]);
    await a.render('/about', 'hello');
    await arrives(b, 'hello');
    expect(await b.read('/about')).toEqual({ body: 'hello', segment: 'hello' });
  });

  it('what one publishes is stale on all, and nothing else is', async () => {
    const [a, b] = [instance(), instance()];
    await a.read('/');
    await a.render('/about', 'old');
    await a.render('/other', 'same', 'site,document:2');
    await arrives(b, 'old');
    await arrives(b, 'same', '/other');
    await a.publish('document:1');
    await isGone(b);
    expect(await bodyOf(a)).toBeUndefined();
    expect(await bodyOf(b, '/other')).toBe('same');
    expect(await b.expired()).toContain('document:1');
    await b.render('/about', 'new');
    await arrives(a, 'new');
  });

  it('a render that a publish elsewhere overtook is shown to nobody', async () => {
    const [a, b] = [instance(), instance()];
    await Promise.all([a.read('/'), b.read('/')]);
    const slow = b.render('/about', 'old', 'site,document:1', 300);
    await pause(100);
    await a.publish('document:1');
    await slow;
    await pause(100);
    expect(await bodyOf(a)).toBeUndefined();
    expect(await bodyOf(b)).toBeUndefined();
  });

  it('two builds do not read each other, but hear of each other', async () => {
    const [a, b] = [instance(), instance({ build: 'two' })];
    await Promise.all([a.read('/'), b.read('/')]);
    await a.render('/about', 'build one');
    await pause(200);
    expect(await bodyOf(b)).toBeUndefined();
    await b.render('/about', 'build two');
    await a.publish('document:1');
    await isGone(b);
  });

  it('an instance that was not running learns what was published, and keeps the rest', async () => {
    const a = instance();
    let b = instance();
    await b.read('/');
    await b.render('/about', 'old');
    await b.render('/other', 'same', 'site,document:2');
    // It has written down what it has heard of.
    await hears(a, b);
    await pause(1200);
    await b.kill();
    await a.publish('document:1');
    b = instance({ folder: b.folder });
    expect(await bodyOf(b)).toBeUndefined();
    expect(await bodyOf(b, '/other')).toBe('same');
  });

  it('every entry has an end', async () => {
    const a = instance();
    await a.read('/');
    await a.render('/about', 'hello');
    const client = await createClient({ url: store.url }).connect();
    const lives = async () =>
      Promise.all((await client.keys('alethia:pages:*')).map((key) => client.ttl(key))).then((all) => all.sort());
    await expect.poll(async () => (await lives()).length, patient).toBe(3);
    expect((await lives()).every((seconds) => seconds > 0)).toBe(true);
    client.destroy();
  });

  it('remembers a bounded number of tags, and never too few', async () => {
    const [a, b] = [instance(), instance()];
    await Promise.all([a.read('/'), b.read('/')]);
    await a.render('/about', 'old');
    await a.publish('document:1');
    const many = Array.from({ length: 5000 }, (_, at) => `document:many-${at}`);
    for (let at = 0; at < many.length; at += 500) await a.publish(...many.slice(at, at + 500));
    const client = await createClient({ url: store.url }).connect();
    expect(await client.hLen('alethia:tags')).toBeLessThan(5000);
    // Folded, but not forgotten: an entry from before is refused.
    expect(Number(await client.hGet('alethia:tags', 'site'))).toBeGreaterThan(1);
    client.destroy();
    expect(await bodyOf(instance())).toBeUndefined();
  });
});

describe.skipIf(noStore)('when the shared cache fails', () => {
  it('pages stay, publishing works here, and the others learn of it when it is back', async () => {
    const [a, b] = [instance(), instance()];
    await a.read('/');
    await a.render('/about', 'old');
    await arrives(b, 'old');
    await store.kill();
    await pause(200);
    expect(await bodyOf(a)).toBe('old');
    expect(await bodyOf(b)).toBe('old');
    await a.publish('document:1', 'pending:7');
    expect(await bodyOf(a)).toBeUndefined();
    expect(await a.flushed()).toEqual([]);
    await a.render('/about', 'new');
    expect(await bodyOf(a)).toBe('new');
    await store.start();
    await isGone(b);
    await hears(a, b);
    expect(a.log().match(/shared cache fails/g)).toHaveLength(1);
    await a.publish('document:1', 'pending:8');
    await expect.poll(() => a.flushed(), patient).toEqual(['8']);
  });

  it('one that hangs holds no request up, and what was missed meanwhile is heard of', async () => {
    const [a, b] = [instance(), instance()];
    await a.read('/');
    await a.render('/about', 'old');
    await arrives(b, 'old');
    store.freeze();
    await a.publish('document:1');
    // Some hundred requests for pages that only the store could have.
    const reads = Array.from({ length: 100 }, (_, at) => a.read(`/missing-${at}`));
    expect(await Promise.all(reads)).toEqual(reads.map(() => undefined));
    expect(await bodyOf(b)).toBe('old');
    store.thaw();
    await isGone(b);
  });

  it('an instance starts without it', async () => {
    await store.kill();
    const a = instance();
    await a.read('/');
    await a.render('/about', 'hello');
    expect(await bodyOf(a)).toBe('hello');
    expect(a.log()).toContain('shared cache fails');
  });
});
