import type { Socket } from 'node:net';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ownRequest } from '@/payload/own-request';
import { databaseOf, inTransaction } from '@/payload/transaction';
import { testPayload } from '../helpers/payload';
import { create, next, sample } from '../helpers/samples';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

const isStored = async (title: string) =>
  (await payload.count({ collection: 'leaders', where: { name: { equals: title } } })).totalDocs === 1;

/** A hook of the collection, for one test. */
function afterChangeOf(hook: (req: PayloadRequest) => Promise<unknown>) {
  const { hooks } = payload.collections.leaders.config;
  const before = hooks.afterChange;
  hooks.afterChange = [({ doc, req }) => hook(req).then(() => doc), ...before];
  onTestFinished(() => {
    hooks.afterChange = before;
  });
}

const post = (name: string) => staff.editor.rest('POST', '/leaders', { ...sample('leaders', name) });

describe('what a response of 201 says', () => {
  it('is stored, although a hook read a document in the trash', async () => {
    const trashed = await create(payload, 'pages', 'Thrown away');
    await payload.update({ collection: 'pages', id: trashed.id, data: { deletedAt: new Date().toISOString() } });
    afterChangeOf((req) => payload.findByID({ collection: 'pages', id: trashed.id, req }).catch(() => null));
    const name = `Stored ${next()}`;
    expect((await post(name)).status).toBe(201);
    expect(await isStored(name)).toBe(true);
  });

  it('is not sent if a failed write of a hook took the document with it', async () => {
    afterChangeOf((req) => payload.delete({ collection: 'pages', id: crypto.randomUUID(), req }).catch(() => null));
    const name = `Lost ${next()}`;
    expect((await post(name)).status).toBe(503);
    expect(await isStored(name)).toBe(false);
  });
});

describe('a transaction that the database does not commit fails', () => {
  const attempt = async (last: (req: PayloadRequest) => Promise<unknown>) => {
    const req = await ownRequest(payload);
    const name = `Lost ${next()}`;
    const done = inTransaction(req, async () => {
      await payload.create({ collection: 'leaders', data: { ...sample('leaders', name) } as never, req });
      await last(req);
    });
    await expect(done).rejects.toThrow('could not be saved');
    expect(await isStored(name)).toBe(false);
  };

  it('because its last statement failed, and a hook caught the error', () =>
    attempt(async (req) => (await databaseOf(payload, req)).execute('select 1 / 0').catch(() => null)));

  it('because its connection is lost', () =>
    attempt(async (req) => {
      const { rows } = await (await databaseOf(payload, req)).execute('select pg_backend_pid() as pid');
      await (await databaseOf(payload)).execute(`select pg_terminate_backend(${rows[0]?.pid})`);
    }));
});

const nowhere = { field_that_is_not_there: { equals: 1 } };
const id = crypto.randomUUID();
/** Each fails, and is one of those that Payload's REST and local API have. */
const failingReads: Record<string, (req: PayloadRequest) => Promise<unknown>> = {
  find: (req) => payload.find({ collection: 'pages', where: nowhere, overrideAccess: false, req }),
  findByID: (req) => payload.findByID({ collection: 'pages', id, req }),
  findDistinct: (req) => payload.findDistinct({ collection: 'pages', field: 'nowhere' as 'title', req }),
  count: (req) => payload.count({ collection: 'pages', where: nowhere, overrideAccess: false, req }),
  countVersions: (req) => payload.countVersions({ collection: 'pages', where: nowhere, overrideAccess: false, req }),
  findVersions: (req) => payload.findVersions({ collection: 'pages', where: nowhere, overrideAccess: false, req }),
  findVersionByID: (req) => payload.findVersionByID({ collection: 'pages', id, req }),
  'findVersions of a global': (req) =>
    payload.findGlobalVersions({ slug: 'footer', where: nowhere, overrideAccess: false, req }),
  'findVersionByID of a global': (req) => payload.findGlobalVersionByID({ slug: 'footer', id, req }),
  'countVersions of a global': (req) =>
    payload.countGlobalVersions({ global: 'footer', where: nowhere, overrideAccess: false, req }),
};

it.each(Object.entries(failingReads))('a failed %s leaves the transaction of its caller alone', async (_, read) => {
  const req = await ownRequest(payload);
  const name = `Kept ${next()}`;
  await inTransaction(req, async () => {
    await payload.create({ collection: 'leaders', data: { ...sample('leaders', name) } as never, req });
    await expect(read(req)).rejects.toThrow();
  });
  expect(await isStored(name)).toBe(true);
});

describe('every connection is in the pool', () => {
  const { pool } = payload.db as unknown as PostgresAdapter;
  const taken = () => pool.totalCount - pool.idleCount;

  it('after a start', () => {
    expect(taken()).toBe(0);
  });

  it('after a transaction whose connection broke before it began', async () => {
    pool.once('acquire', (client) => {
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    });
    await expect(inTransaction(await ownRequest(payload), async () => undefined)).rejects.toThrow();
    expect(taken()).toBe(0);
  });
});
