import { createLocalReq, type PayloadRequest } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { withGateway } from '../../../tests/helpers/gateway';
import { testPayload } from '../../../tests/helpers/payload';
import { tellWebhooksOfForms } from './forms';

/** Visitors' submissions are stored in Supabase. */

let req: PayloadRequest;
const { rows: sql } = withGateway();

const payload = await testPayload();

beforeEach(async () => {
  req = await createLocalReq({}, payload);
  await payload.delete({ collection: 'webhooks', where: {} });
  await sql('truncate contact_messages, newsletter_subscribers, mail_outbox, inbox_notes');
});

const add = (events: ('form.received' | 'content.deleted')[] = ['form.received']) =>
  payload.create({
    collection: 'webhooks',
    data: { name: 'CRM', url: 'https://crm.example/hooks', events, isOn: true },
  });
let count = 0;
async function send({ status = 'new', at = 'clock_timestamp()' } = {}): Promise<string> {
  count += 1;
  const rows = await sql<{ id: string }>(
    `insert into contact_messages (name, email, message, status, fingerprint, created_at)
     values ('Ada', $1, 'Hello', $2, $3, ${at}) returning id`,
    `ada-${count}@client.example`,
    status,
    `webhook-${count}`,
  );
  return rows[0]?.id ?? '';
}
const bodies = async () => {
  const { docs } = await payload.find({ collection: 'webhook-deliveries', sort: 'createdAt', depth: 0 });
  return docs.map(({ body }) => JSON.parse(body) as { type: string; data: object });
};

it('a message is announced by kind and id, without anything about the visitor', async () => {
  await add();
  const id = await send();
  await tellWebhooksOfForms(req);
  const url = `http://localhost:3000/admin/inbox/messages/${id}`;
  expect(await bodies()).toMatchObject([{ type: 'form.received', data: { kind: 'message', id, url } }]);
  const text = JSON.stringify(await bodies());
  for (const word of ['Ada', 'client.example', 'Hello']) expect(text).not.toContain(word);
});

it('each one is announced once, also one whose transaction committed late', async () => {
  await add();
  await send();
  await tellWebhooksOfForms(req);
  await tellWebhooksOfForms(req);
  expect(await bodies()).toHaveLength(1);
  await payload.update({
    collection: 'webhooks',
    where: {},
    data: { formsSeenAt: new Date(Date.now() + 60_000).toISOString() },
  });
  await send();
  await tellWebhooksOfForms(req);
  expect(await bodies()).toHaveLength(2);
});

it('spam, and what was sent before there was a webhook, is not announced', async () => {
  await send({ at: "clock_timestamp() - interval '1 minute'" });
  await add();
  await send({ status: 'spam' });
  await tellWebhooksOfForms(req);
  expect(await bodies()).toEqual([]);
});

it('is announced only to webhooks that chose it', async () => {
  await add(['content.deleted']);
  await send();
  await tellWebhooksOfForms(req);
  expect(await bodies()).toEqual([]);
});
