import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expirePending } from '@/background/pending-tags';
import { tags } from '@/data/tags';
import { leftBehind } from '@/delivery/left-behind.mjs';
import { registerShared } from '@/delivery/shared-health.mjs';
import { tagEvents } from '@/delivery/tag-events.mjs';
import { env } from '@/env';
import { expiredBy } from '../helpers/expired-tags';
import { testPayload } from '../helpers/payload';
import { change, create } from '../helpers/samples';

let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
});
beforeEach(async () => {
  await query('delete from payload.pending_tags');
  // Only the production server keeps what is pending.
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const query = (text: string) => (payload.db as unknown as PostgresAdapter).pool.query(text);
const pending = async () =>
  (await query('select id, tags from payload.pending_tags order by created_at')).rows as {
    id: string;
    tags: string[];
  }[];
/** Five seconds later, as far as the rows know. */
const timePasses = () => query(`update payload.pending_tags set created_at = now() - interval '6 seconds'`);
const work = async () => expirePending(await createLocalReq({}, payload));
const shown = (doc: { id: string; path?: string }) => [
  tags.path(String(doc.path)),
  tags.document(doc.id),
  tags.list('pages'),
];

describe('what is to expire after a change', () => {
  it('is part of its transaction', async () => {
    const doc = await create(payload, 'pages', 'New');
    expect((await pending()).map((row) => row.tags)).toEqual([shown(doc)]);
    await change(payload, 'pages', doc.id, { title: '' }).catch(() => undefined);
    expect(await pending()).toHaveLength(1);

    const req = await createLocalReq({}, payload);
    req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
    await payload.update({ collection: 'pages', id: doc.id, data: { title: 'Undone' }, req });
    await payload.db.rollbackTransaction(String(req.transactionID));
    expect(await pending()).toHaveLength(1);
  });

  it('is nothing when a draft is saved', async () => {
    await create(payload, 'pages', 'New', { status: 'draft' });
    expect(await pending()).toEqual([]);
  });

  it('is forgotten when it has expired for good', async () => {
    await create(payload, 'pages', 'One');
    await create(payload, 'pages', 'Two');
    const [one, two] = await pending();
    tagEvents.emit('flushed', [String(one?.id)]);
    await expect.poll(pending).toEqual([two]);
  });
});

describe('a process that ended between a change and its expiry', () => {
  it('leaves what the background work makes up for, until that has succeeded', async () => {
    const doc = await create(payload, 'pages', 'New');
    expect(await expiredBy(work)).toEqual([]);
    await timePasses();
    expect(await expiredBy(work)).toEqual(shown(doc).sort());
    // Nobody said that it was flushed: the process may have ended once more.
    expect(await expiredBy(work)).toEqual(shown(doc).sort());
    tagEvents.emit('flushed', [String((await pending())[0]?.id)]);
    await expect.poll(pending).toEqual([]);
    expect(await expiredBy(work)).toEqual([]);
  });

  it('is made up for once while the others cannot be told, and again when they can', async () => {
    const doc = await create(payload, 'pages', 'New');
    await timePasses();
    const store = { isUp: false };
    registerShared(store);
    expect(await expiredBy(work)).toEqual(shown(doc).sort());
    expect(await expiredBy(work)).toEqual([]);
    store.isUp = true;
    expect(await expiredBy(work)).toEqual(shown(doc).sort());
  });

  it('leaves what the next process expires before its first answer', async () => {
    const doc = await create(payload, 'pages', 'New');
    expect(await leftBehind(env().DATABASE_URL)).toEqual(shown(doc));
  });

  it('that cannot ask the database starts all the same', async () => {
    expect(await leftBehind('postgres://nobody@127.0.0.1:1/none')).toEqual([]);
  });
});
