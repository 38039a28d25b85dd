import { beforeEach, describe, expect, it } from 'vitest';
import { ownRequest } from '@/payload/own-request';
import { type Ask, PublishRecord } from '@/publishing/record';
import { tags } from '@/publishing/tags';
import { testPayload } from '../helpers/payload';
import { change, create } from '../helpers/samples';

const pool = () => payload.db.pool;
const ask: Ask = async (statement, values) => (await pool().query(statement, values)).rows;
const publishes = () => ask<{ id: string; tags: string[] }>('select id, tags from payload.publishes order by id');
const noted = async () => (await publishes()).map((row) => row.tags);
const insert = 'insert into payload.publishes (tags) values ($1)';

const payload = await testPayload();

beforeEach(() => ask('truncate payload.publishes restart identity'));

const shown = (doc: { id: string; path?: string }) => [
  tags.path(String(doc.path)),
  tags.document(doc.id),
  tags.list('pages'),
  ...[tags.link(doc.id), tags.name(String(doc.path))],
];

describe('what a change expires', () => {
  it('is recorded in its transaction', async () => {
    const doc = await create(payload, 'pages', 'New');
    expect(await noted()).toEqual([shown(doc)]);
    await change(payload, 'pages', doc.id, { title: '' }).catch(() => undefined);
    const req = await ownRequest(payload);
    req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
    await payload.update({ collection: 'pages', id: doc.id, data: { title: 'Undone' }, req });
    await payload.db.rollbackTransaction(String(req.transactionID));
    expect(await noted()).toHaveLength(1);
  });

  it('is recorded once, however often the transaction changes it', async () => {
    const doc = await create(payload, 'pages', 'New');
    const req = await ownRequest(payload);
    req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
    for (const title of ['One', 'Two']) await payload.update({ collection: 'pages', id: doc.id, data: { title }, req });
    await payload.db.commitTransaction(String(req.transactionID));
    expect(await noted()).toEqual([shown(doc), shown(doc)]);
  });

  it('is nothing when a draft is saved', async () => {
    await create(payload, 'pages', 'New', { status: 'draft' });
    expect(await noted()).toEqual([]);
  });
});

describe('the order of publishes', () => {
  it('is that of the commits', async () => {
    const [slow, quick] = [await pool().connect(), await pool().connect()];
    try {
      for (const [client, tag] of [
        [slow, 'slow'],
        [quick, 'quick'],
      ] as const) {
        await client.query('begin');
        await client.query(insert, [[tag]]);
      }
      await quick.query('commit');
      expect(await noted()).toEqual([['quick']]);
      await slow.query('commit');
      expect(await noted()).toEqual([['quick'], ['slow']]);
    } finally {
      slow.release();
      quick.release();
    }
  });

  it('goes on above an id of a clock that was ahead', async () => {
    const ahead = Date.now() + 600_000;
    await ask(insert, [['before']]);
    await ask('update payload.publishes set id = $1', [ahead]);
    await ask(insert, [['after']]);
    expect((await publishes()).map(({ id }) => Number(id))).toEqual([ahead, ahead + 1]);
  });

  it('grows with the clock, so that a restored table goes on above the pages of the time before', async () => {
    const before = Date.now();
    await ask(insert, [['a']]);
    expect(Number((await publishes())[0]?.id)).toBeGreaterThan(before - 60_000);
  });
});

describe('a process', () => {
  it('hears of every publish once, and of none that is not committed', async () => {
    const heard: string[] = [];
    const record = new PublishRecord(ask, (found) => heard.push(...found));
    await record.catchUp();
    const client = await pool().connect();
    try {
      await client.query('begin');
      await client.query(insert, [['document:1']]);
      await record.catchUp();
      expect(heard).toEqual([]);
      await client.query('commit');
    } finally {
      client.release();
    }
    await record.catchUp();
    await record.catchUp();
    expect(heard).toEqual(['document:1']);
  });

  it('knows at its start what was published before', async () => {
    await ask(insert, [['document:1']]);
    const since = Number((await publishes())[0]?.id) - 1;
    await ask(insert, [['document:2']]);
    const record = new PublishRecord(ask, () => undefined);
    await record.catchUp();
    expect(record.isExpired(['document:1'], since)).toBe(true);
    expect(record.isExpired(['document:1'], since + 1)).toBe(false);
    expect(record.isExpired(['document:2'], since + 1)).toBe(true);
  });

  it('counts pages that are older than the record as expired', async () => {
    await ask('insert into payload.publishes (tags) select array[$1] from generate_series(1, 10010)', ['document:1']);
    const [first] = await publishes();
    const record = new PublishRecord(ask, () => undefined);
    await record.prune();
    await record.catchUp();
    expect(await publishes()).toHaveLength(10_000);
    expect(record.isExpired(['document:2'], Number(first?.id))).toBe(true);
    expect(record.isExpired(['document:2'], record.known)).toBe(false);
  });
});
