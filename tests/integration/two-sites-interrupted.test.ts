/** What interrupts a transfer leaves nothing half, says so, and the same transfer can be sent again. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { withConnection } from '@/backup/connection';
import { env } from '@/env';
import type { PlannedTransfer, SentTransfer } from '@/plugins/transfer/source-endpoints';
import { testPayload } from '../helpers/payload';
import { type Production, startProduction } from '../helpers/production';
import { change, create, section } from '../helpers/samples';
import { withSmallDisk } from '../helpers/small-disk';
import { signIn } from '../helpers/staff';

/** Read with the configuration. */
vi.hoisted(() => {
  process.env.WEBHOOK_PRIVATE_HOSTS = '127.0.0.1';
});

const LONG_MS = 240_000;
const MEGABYTE = 1024 * 1024;
/** Stays free for the database. */
const RESERVE = 100_000_000;

let staging: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;
let production: Production;
let target: string;
let key: string;
let keyId: string;

async function newTarget(url: string, withKey: string): Promise<string> {
  const data = { name: 'Production', url, key: withKey };
  return (await staff.admin.rest<{ doc: { id: string } }>('POST', '/transfer-targets', data)).body.doc.id;
}

beforeAll(async () => {
  staging = await testPayload();
  staff = await signIn(staging);
  production = await startProduction();
  ({ id: keyId, key } = await production.makeKey('Staging'));
  target = await newTarget(production.address, key);
}, LONG_MS);

afterEach(() => {
  production.onRequest = () => undefined;
});
afterAll(() => production?.stop());

type Place = { collection: string; id: string };
const plan = async (places: Place[], to = target) => {
  const { status, body } = await staff.editor.rest<PlannedTransfer & { error?: string }>(
    'POST',
    `/transfer-targets/${to}/plan`,
    { places },
  );
  return { status, error: body.error, ...body };
};
const send = ({ transfer, places }: PlannedTransfer, more: object = {}) =>
  staff.editor.rest<SentTransfer & { error?: string }>('POST', `/transfer-targets/${target}/send`, {
    ...{ transfer, places, ...more },
  });

/** Of noise, which no format makes small. */
async function picture(name: string, side: number): Promise<string> {
  const raw = { width: side, height: side, channels: 3 as const };
  const data = await sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
  const file = { data, mimetype: 'image/png', name: `${name}.png`, size: data.length };
  return (await staging.create({ collection: 'media', data: { alt: `A ${name}` }, file })).id;
}

const show = (media: string) => ({ blockType: 'media', media, layout: 'plain', section });
const pageWith = async (title: string, pictures: string[]): Promise<Place> => ({
  collection: 'pages',
  id: (await create(staging, 'pages', title, { data: { blocks: pictures.map(show) } })).id,
});

const mediaFolder = () => path.join(production.dataDir, 'media');
const filesThere = () => (fs.existsSync(mediaFolder()) ? fs.readdirSync(mediaFolder()) : []);
const there = (id: string) =>
  production.payload.findByID({ collection: 'pages', id, draft: true, depth: 0, disableErrors: true });
/** Rows and files. */
const held = async () => ({
  media: (await production.payload.count({ collection: 'media' })).totalDocs,
  transfers: (await production.payload.count({ collection: 'transfers' })).totalDocs,
  files: filesThere().length,
});

async function arrivesAndIsUndone(planned: PlannedTransfer): Promise<void> {
  const { body } = await send(planned);
  expect(body.error ?? body.outcome.error).toBeUndefined();
  expect(body.outcome).toMatchObject({ isMade: true });
  const id = planned.places[0]?.id ?? '';
  expect(await there(id)).toMatchObject({ _status: 'draft' });
  const undone = await production.call('POST', `/transfers/${planned.transfer}/undo`, {}, `Bearer ${key}`);
  expect(undone).toMatchObject({ status: 200, body: { left: [] } });
  expect(await there(id)).toBeNull();
}

it(
  'a disk that fills up: what was stored of the pictures goes, and later the same transfer arrives',
  async (test) => {
    const place = await pageWith('On a full disk', [await picture('small', 40), await picture('large', 900)]);
    await withSmallDisk(test, mediaFolder(), 140, async (disk) => {
      const planned = await plan([place]);
      const before = await held();
      // Enough for the first picture alone.
      disk.fill(RESERVE + MEGABYTE);
      const { status, body } = await send(planned);
      expect(status).toBe(424);
      expect(body.error).toMatch(/^Production responded with 507\. The disk of the server is nearly full/);
      expect(disk.files()).toEqual([]);
      expect(await held()).toMatchObject({ media: before.media, transfers: before.transfers });
      expect(await there(place.id)).toBeNull();
      disk.free();
      await arrivesAndIsUndone(planned);
    });
  },
  LONG_MS,
);

it('a document that is refused after its pictures were stored takes their files along', async () => {
  const place = await pageWith('Refused at last', [await picture('kept-by-nobody', 60)]);
  const planned = await plan([place]);
  const before = await held();
  // A rule that the rehearsal has not met.
  const { hooks } = production.payload.collections.pages.config;
  const refuse = () => Promise.reject(new Error('A fault of a rule'));
  hooks.beforeChange.push(refuse);
  const { body } = await send(planned).finally(() => hooks.beforeChange.splice(hooks.beforeChange.indexOf(refuse), 1));
  expect(JSON.stringify(body)).toContain('Nothing was written.');
  expect(await held()).toEqual(before);
  await arrivesAndIsUndone(planned);
});

it('a picture whose file is lost here is named, with what to do: sending again would not help', async () => {
  const lost = await picture('lost', 60);
  const place = await pageWith('Of a lost picture', [lost]);
  const planned = await plan([place]);
  const { filename } = await staging.findByID({ collection: 'media', id: lost });
  fs.rmSync(path.join(env().DATA_DIR, 'media', String(filename)));
  const before = await held();
  const { status, body } = await send(planned);
  const error = 'The file of the picture lost.png is lost on this site. Upload it again in its place, then send.';
  expect({ status, body }).toEqual({ status: 409, body: { error } });
  expect(await held()).toEqual(before);
});

it('a connection that is cut in the middle of a picture', async () => {
  const place = await pageWith('Cut off', [await picture('cut', 900)]);
  const planned = await plan([place]);
  const before = await held();
  production.onRequest = (request) => {
    if (Number(request.headers['content-length']) > MEGABYTE) request.once('data', () => request.socket.destroy());
  };
  const { status, body } = await send(planned);
  expect(status).toBe(424);
  expect(body.error).toMatch(/^Production cannot be reached\. The connection failed .* Nothing was lost: send again/);
  expect(await held()).toEqual(before);
  production.onRequest = () => undefined;
  await arrivesAndIsUndone(planned);
}, 60_000);

/** Until `work` ends, nobody there can store a file of this name. */
const heldBack = (name: string, work: (waiting: () => Promise<number[]>, end: () => Promise<void>) => Promise<void>) =>
  withConnection(production.databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`media file ${name}`]);
    const waiting = async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where datname = current_database() and locktype = 'advisory' and not granted`,
      );
      return rows.map(({ pid }) => pid);
    };
    await work(waiting, async () => {
      for (const pid of await waiting()) await client.query('select pg_terminate_backend($1)', [pid]);
    });
  });

it('the other site ends while it writes', async () => {
  const place = await pageWith('Ended', [await picture('early', 50), await picture('late', 50)]);
  const planned = await plan([place]);
  const before = await held();
  await heldBack('late', async (waiting, end) => {
    const sending = send(planned);
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
    await end();
    const { status, body } = await sending;
    expect(status).toBe(424);
    expect(body.error).toContain('Nothing was lost: send again, and what has arrived is not made twice.');
  });
  expect(await held()).toEqual(before);
  expect(await there(place.id)).toBeNull();
  await arrivesAndIsUndone(planned);
}, 60_000);

it('the same transfer twice at once is made once', async () => {
  const place = await pageWith('Pressed twice', [await picture('twice', 50)]);
  const planned = await plan([place]);
  const before = await held();
  const both = await Promise.all([send(planned), send(planned)]);
  for (const { body } of both) expect(body.outcome).toMatchObject({ isMade: true });
  const after = await held();
  expect([after.media, after.transfers]).toEqual([before.media + 1, before.transfers + 1]);
});

it('the same transfer sent again while it is being made waits for it', async () => {
  const place = await pageWith('Sent again', [await picture('again', 50)]);
  const planned = await plan([place]);
  const before = await held();
  const { pool } = production.payload.db as unknown as PostgresAdapter;
  const holder = await pool.connect();
  const waiting = async () => {
    const { rows } = await holder.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  try {
    // The first has written its documents, and cannot be recorded yet.
    await holder.query('begin');
    await holder.query('lock table payload.transfers in exclusive mode');
    const first = send(planned);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 20_000);
    const second = send(planned);
    await vi.waitFor(async () => expect(await waiting()).toBe(2), 20_000);
    await holder.query('commit');
    for (const { body } of await Promise.all([first, second])) expect(body.outcome).toMatchObject({ isMade: true });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  const after = await held();
  expect([after.media, after.transfers]).toEqual([before.media + 1, before.transfers + 1]);
});

it('one that was undone meanwhile is not called made', async () => {
  const place = await pageWith('Undone meanwhile', []);
  const planned = await plan([place]);
  expect((await send(planned)).body.outcome).toMatchObject({ isMade: true });
  await production.call('POST', `/transfers/${planned.transfer}/undo`, {}, `Bearer ${key}`);
  const { body } = await send(planned);
  expect(body.outcome).toMatchObject({
    isMade: false,
    error: 'This transfer was undone there. Compare again to send once more.',
  });
  expect(await there(place.id)).toBeNull();
});

it('one that is undone three times at once is undone once, and nothing is reported as left', async () => {
  const place = await pageWith('Undone at once', [await picture('at-once', 50)]);
  const planned = await plan([place]);
  expect((await send(planned)).body.outcome).toMatchObject({ isMade: true });
  const undo = () => production.call('POST', `/transfers/${planned.transfer}/undo`, {}, `Bearer ${key}`);
  for (const one of await Promise.all([undo(), undo(), undo()]))
    expect(one).toMatchObject({ status: 200, body: { left: [] } });
  expect(await there(place.id)).toBeNull();
  const undone = { document: { equals: planned.transfer }, detail: { like: 'Undone' } };
  expect((await production.payload.count({ collection: 'audit-log', where: undone })).totalDocs).toBe(1);
});

it('a conflict is overwritten only as it was seen', async () => {
  const place = await pageWith('Ours', []);
  await create(production.payload, 'pages', 'Theirs', { data: { id: place.id, path: '/theirs' } });
  const planned = await plan([place]);
  const [seen] = planned.outcome.documents;
  expect(seen).toMatchObject({ kind: 'conflict' });
  await change(production.payload, 'pages', place.id, { title: 'Theirs, since' }, { status: 'draft' });
  const overwriting = ({ outcome }: PlannedTransfer) => ({
    overwrite: [place.id],
    seen: Object.fromEntries(outcome.documents.map(({ source, now }) => [source, now])),
  });
  const stopped = await send(planned, overwriting(planned));
  expect(stopped.body.outcome).toMatchObject({ isMade: false });
  expect(stopped.body.outcome.error).toMatch(/^“Ours” stops the transfer\. It was changed there since you compared\./);
  expect(await there(place.id)).toMatchObject({ title: 'Theirs, since' });
  const again = await plan([place]);
  expect((await send(again, overwriting(again))).body.outcome).toMatchObject({ isMade: true });
});

/** A site that responds to everything with this. */
async function siteOf(status: number, type: string, body: string) {
  const server = http.createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, id: await newTarget(`http://127.0.0.1:${port}`, 'alethia_x') };
}

const OLDER = 'Production does not take transfers: is it this site, in a version that does?';

it.each([
  ['an older version', 404, 'application/json', '{"errors":[{"message":"There is nothing at this address."}]}', OLDER],
  ['another site', 200, 'text/html', '<h1>Welcome</h1>', OLDER],
  ['a site that starts', 503, 'text/html', '<h1>Back soon</h1>', 'Production responded with 503. Nothing was lost'],
])('%s says so', async (_, status, type, reply, words) => {
  const { server, id } = await siteOf(status, type, reply);
  const planned = await plan([await pageWith('For another', [])], id);
  server.close();
  expect(planned.status).toBe(424);
  expect(planned.error).toContain(words);
});

it('a key that was revoked after the comparison', async () => {
  const place = await pageWith('With a key of before', [await picture('locked', 50)]);
  const planned = await plan([place]);
  const before = await held();
  await production.payload.update({
    collection: 'api-keys',
    id: keyId,
    data: { revokedAt: new Date().toISOString() },
    overrideAccess: true,
  });
  const { status, body } = await send(planned);
  expect(status).toBe(424);
  expect(body.error).toMatch(/^Production refuses the key\. .*revoked/);
  expect(await held()).toEqual(before);
  await production.payload.update({
    collection: 'api-keys',
    id: keyId,
    data: { revokedAt: null },
    overrideAccess: true,
  });
  await arrivesAndIsUndone(planned);
});
