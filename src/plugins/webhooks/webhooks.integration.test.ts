import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/env';
import { globalSample } from '../../../tests/helpers/global-samples';
import { testPayload } from '../../../tests/helpers/payload';
import { change, contentCollections, create } from '../../../tests/helpers/samples';
import { signIn } from '../../../tests/helpers/staff';
import { deliverDue, OFF_AFTER_DAYS, removeOldDeliveries } from './deliver';
import type { ListedDelivery } from './endpoints';
import type { WebhookEvent } from './events';

type Received = { headers: http.IncomingHttpHeaders; body: string };

let address: string;
let received: Received[] = [];
/** Status of the receiver's responses; undefined drops the connection. */
let responseStatus: number | undefined = 200;

const receiver = http.createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ headers: request.headers, body });
  if (responseStatus === undefined) return void request.socket.destroy();
  response
    .writeHead(
      responseStatus,
      responseStatus >= 300 && responseStatus < 400 ? { location: `${address}/elsewhere` } : {},
    )
    .end('ok');
});

const payload = await testPayload();
const staff = await signIn(payload);

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

afterAll(() => receiver.close());
beforeEach(() => {
  env().WEBHOOK_PRIVATE_HOSTS = ['127.0.0.1'];
  received = [];
  responseStatus = 200;
});
afterEach(async () => {
  env().WEBHOOK_PRIVATE_HOSTS = [];
  await payload.delete({ collection: 'webhooks', where: {} });
});

const all: WebhookEvent[] = [
  'content.published',
  'content.unpublished',
  'content.deleted',
  'form.received',
  'site.alert',
];
const add = (events = all, more: object = {}) =>
  payload.create({
    collection: 'webhooks',
    data: { name: 'CRM', url: `${address}/hooks`, events, isOn: true, ...more },
  });
const bodies = () => received.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, string> });
const rows = async () => (await payload.find({ collection: 'webhook-deliveries', depth: 0, sort: 'createdAt' })).docs;
const row = async () => (await rows())[0];
const hook = async (id: string) => payload.findByID({ collection: 'webhooks', id, depth: 0 });
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const deliver = (at = later(0)) => deliverDue(payload, at);

describe.each(contentCollections)('of %s', (collection) => {
  it('receivers are notified when visitors see it, no longer see it, and when it is deleted', async () => {
    const doc = await create(payload, collection, 'Reading', { status: 'draft' });
    await add();
    const at = `/${collection}/${doc.id}`;
    await staff.editor.rest('PATCH', `${at}?draft=true&autosave=true`, { meta: {} });
    await staff.editor.rest('PATCH', at, { _status: 'published' });
    await staff.editor.rest('PATCH', `${at}?draft=true&autosave=true`, { meta: {} });
    await staff.editor.rest('PATCH', at, { _status: 'draft' });
    await staff.editor.rest('PATCH', at, { _status: 'published' });
    await staff.editor.rest('PATCH', at, { deletedAt: new Date().toISOString() });
    await staff.editor.rest('DELETE', `${at}?trash=true`);
    await deliver();
    expect(bodies().map(({ type }) => type)).toEqual([
      'content.published',
      'content.unpublished',
      'content.published',
      'content.unpublished',
      'content.deleted',
    ]);
    const about = { collection, id: doc.id };
    const [published, , , , deleted] = bodies();
    expect(published?.data).toMatchObject({ ...about, title: 'Reading' });
    expect(published?.data.url).toBe(doc.path ? `http://localhost:3000${doc.path}` : undefined);
    expect(deleted?.data).toEqual(about);
  });
});

describe('an event', () => {
  it('of a page that moves names both paths', async () => {
    const page = await create(payload, 'pages', 'Reading');
    await add(['content.published']);
    await staff.editor.rest('PATCH', `/pages/${page.id}`, { path: `${page.path}-moved`, _status: 'published' });
    await deliver();
    expect(bodies()[0]?.data).toMatchObject({ path: `${page.path}-moved`, previousPath: page.path });
  });

  it('is announced only to webhooks that are switched on and chose it', async () => {
    await add(['content.deleted']);
    await add(all, { isOn: false });
    await create(payload, 'jobs', 'Reading');
    expect(await rows()).toEqual([]);
  });

  it('that is rolled back never happened', async () => {
    await add();
    const req = await createLocalReq({}, payload);
    const transaction = await payload.db.beginTransaction();
    req.transactionID = transaction ?? undefined;
    const { id } = await create(payload, 'jobs', 'Reading', { status: 'draft' });
    await payload.update({ collection: 'jobs', id, data: { _status: 'published' }, req });
    await payload.db.rollbackTransaction(transaction ?? '');
    expect(await rows()).toEqual([]);
  });

  it('of navigation and footer names the global', async () => {
    await add();
    await payload.updateGlobal({
      slug: 'footer',
      data: { ...globalSample('footer', 'Reading'), _status: 'published' },
    });
    await deliver();
    expect(bodies()).toMatchObject([{ type: 'content.published', data: { global: 'footer' } }]);
  });
});

describe('a message', () => {
  it('is signed over id, time and body with the secret that the admin shows', async () => {
    const { id } = await add();
    await create(payload, 'jobs', 'Reading');
    await deliver();
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const { secret } = (await staff.admin.rest<{ secret: string }>('GET', `/webhooks/${id}/secret`)).body;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const [messageId, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
    const expected = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    expect(JSON.parse(body)).toMatchObject({ type: 'content.published', timestamp: expect.any(String) });

    const changed = (await staff.admin.rest<{ secret: string }>('POST', `/webhooks/${id}/secret`)).body.secret;
    expect(changed).not.toBe(secret);
    await staff.admin.rest('POST', `/webhooks/${id}/test`);
    expect(received[1]?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
  });

  it('is delivered once, and sent again with the same id on request', async () => {
    const { id } = await add();
    await create(payload, 'jobs', 'Reading');
    await deliver();
    await deliver(later(60));
    expect(received).toHaveLength(1);
    const delivery = await row();
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 200, error: null, dueAt: null });
    const again = await staff.admin.rest('POST', `/webhooks/${id}/deliveries/${delivery?.id}/send`);
    expect([again.status, again.body.isDelivered]).toEqual([200, true]);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    expect(received[1]?.body).toBe(received[0]?.body);
  });

  it.each([[500], [404], [302], [undefined]])(
    'to which the receiver responds with %s is retried later',
    async (status) => {
      const { id } = await add();
      await create(payload, 'jobs', 'Reading');
      responseStatus = status;
      await deliver();
      expect(await row()).toMatchObject({ state: 'waiting', attempts: 1, error: expect.stringMatching(/\.$/) });
      expect((await hook(id)).failingSince).not.toBeNull();
      await deliver(later(0.4));
      expect(received).toHaveLength(1);
      responseStatus = 204;
      await deliver(later(0.6));
      expect(await row()).toMatchObject({ state: 'delivered', attempts: 2, status: 204, error: null });
      expect((await hook(id)).failingSince).toBeNull();
      expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    },
  );

  it('is given up after nine attempts in three days, and can still be sent again', async () => {
    const { id } = await add();
    await create(payload, 'jobs', 'Reading');
    responseStatus = 500;
    let now = later(0);
    for (let count = 0; count < 12; count++) {
      await deliver(now);
      const due = (await row())?.dueAt;
      now = due ? new Date(due) : now;
    }
    expect(received).toHaveLength(9);
    expect(await row()).toMatchObject({ state: 'failed', attempts: 9, dueAt: null });
    responseStatus = 200;
    await staff.admin.rest('POST', `/webhooks/${id}/deliveries/${(await row())?.id}/send`);
    expect(await row()).toMatchObject({ state: 'delivered' });
  });

  it('waits behind one that fails, and does not wait for another receiver', async () => {
    await add();
    for (const title of ['One', 'Two', 'Three']) await create(payload, 'jobs', title);
    responseStatus = 500;
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('is kept for 30 days', async () => {
    await add();
    await create(payload, 'jobs', 'Reading');
    await removeOldDeliveries(payload, later(29 * 24 * 60));
    expect(await rows()).toHaveLength(1);
    await removeOldDeliveries(payload, later(31 * 24 * 60));
    expect(await rows()).toEqual([]);
  });

  it('goes to no private address, unless the operator names the host', async () => {
    await add();
    await create(payload, 'jobs', 'Reading');
    env().WEBHOOK_PRIVATE_HOSTS = [];
    await deliver();
    expect(received).toEqual([]);
    expect((await row())?.error).toBe('The address is not on the public internet.');
    const url = `${address.replace('http', 'https')}/hooks`;
    const refused = await staff.admin.rest('POST', '/webhooks', { name: 'Inside', url, events: all });
    expect(refused.status).toBe(400);
  });
});

describe('a webhook', () => {
  it('that only failed for five days is switched off, and admins are notified', async () => {
    const { id } = await add();
    await create(payload, 'jobs', 'Reading');
    responseStatus = 503;
    await deliver();
    await create(payload, 'jobs', 'Later');
    await deliver(later(OFF_AFTER_DAYS * 24 * 60 - 5));
    expect((await hook(id)).isOn).toBe(true);
    await deliver(later(OFF_AFTER_DAYS * 24 * 60 + 60));
    expect(await hook(id)).toMatchObject({ isOn: false, offReason: expect.stringContaining('failed for 5 days') });
    const { docs } = await payload.find({
      collection: 'notifications',
      where: { kind: { equals: 'webhook' } },
      depth: 0,
    });
    expect(docs.map(({ reader, who, title }) => [reader, who, title])).toEqual([[staff.admin.id, 'The site', 'CRM']]);
    await create(payload, 'jobs', 'Untold');
    expect(await rows()).toHaveLength(2);

    await staff.admin.rest('PATCH', `/webhooks/${id}`, { isOn: true });
    expect(await hook(id)).toMatchObject({ isOn: true, offReason: null, failingSince: null });
  });

  it('whose receiver says that it is gone is switched off at once', async () => {
    const { id } = await add();
    await create(payload, 'jobs', 'Reading');
    responseStatus = 410;
    await deliver();
    expect((await hook(id)).isOn).toBe(false);
  });

  it('sends a test at once, and shows the response of the receiver', async () => {
    const { id } = await add(['content.deleted']);
    const sent = await staff.admin.rest('POST', `/webhooks/${id}/test`);
    expect(sent.body).toEqual({ message: 'The receiver responded with 200.', isDelivered: true });
    expect(bodies()).toMatchObject([{ type: 'webhook.test', data: { webhook: 'CRM' } }]);
    responseStatus = 500;
    expect((await staff.admin.rest('POST', `/webhooks/${id}/test`)).body.isDelivered).toBe(false);
    const { deliveries } = (await staff.admin.rest<{ deliveries: ListedDelivery[] }>('GET', `/webhooks/${id}/log`))
      .body;
    expect(deliveries.map(({ type, state }) => [type, state])).toEqual([
      ['webhook.test', 'waiting'],
      ['webhook.test', 'delivered'],
    ]);
  });

  it('keeps what only the server sets, and every change is in the audit log without its address', async () => {
    await payload.delete({ collection: 'audit-log', where: { action: { equals: 'webhook' } } });
    const { body } = await staff.admin.rest<{ doc: { id: string } }>('POST', '/webhooks', {
      ...{ name: 'CRM', url: `${address}/hooks`, events: all, isOn: true },
      secretRevision: 7,
    });
    const at = `/webhooks/${body.doc.id}`;
    await staff.admin.rest('PATCH', at, { url: `${address}/other`, secretRevision: 7, offReason: 'None' });
    expect(await hook(body.doc.id)).toMatchObject({ secretRevision: 0, offReason: null });
    await staff.admin.rest('POST', `${at}/secret`);
    await staff.admin.rest('PATCH', at, { isOn: false });
    await staff.admin.rest('DELETE', at);
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'webhook' } },
      sort: 'createdAt',
    });
    expect(docs.map(({ whoName, title, detail }) => [whoName, title, detail])).toEqual([
      ['admin', 'CRM', 'Added'],
      ['admin', 'CRM', 'Changed the address'],
      ['admin', 'CRM', 'Changed the secret'],
      ['admin', 'CRM', 'Switched off'],
      ['admin', 'CRM', 'Deleted'],
    ]);
    expect(await rows()).toEqual([]);
  });

  it('is not notified of a draft of published content', async () => {
    const { id } = await create(payload, 'jobs', 'Reading');
    await add();
    await change(payload, 'jobs', id, { title: 'Changed' }, { status: 'draft' });
    expect(await rows()).toEqual([]);
  });
});
