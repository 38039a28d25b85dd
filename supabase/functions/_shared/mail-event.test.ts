import { expect, it } from 'vitest';
import { isSignedMailEvent, mailEventsSchema, outboxRowOf, signMailEvents } from './mail-event';

const now = Date.parse('2026-11-23T09:00:00Z');
const timestamp = String(now / 1_000);
const body = '{"events":[]}';

it('a signature is of one body, one secret and the last five minutes', async () => {
  const signature = await signMailEvents('secret', timestamp, body);
  const is = (at: number, sent = body, secret = 'secret', stamp: string | null = timestamp) =>
    isSignedMailEvent(sent, { timestamp: stamp, signature }, secret, at);
  expect(await is(now)).toBe(true);
  expect(await is(now + 299_000)).toBe(true);
  expect(await is(now + 301_000)).toBe(false);
  expect(await is(now - 301_000)).toBe(false);
  expect(await is(now, `${body} `)).toBe(false);
  expect(await is(now, body, 'other')).toBe(false);
  expect(await is(now, body, 'secret', null)).toBe(false);
  expect(await isSignedMailEvent(body, { timestamp, signature: null }, 'secret', now)).toBe(false);
});

it('reads events, of which bounces are final unless they say otherwise', () => {
  expect(mailEventsSchema.parse({ events: [{ type: 'bounce', email: 'a@client.example' }] })).toEqual({
    events: [{ type: 'bounce', email: 'a@client.example', permanent: true }],
  });
  for (const wrong of [{}, { events: [] }, { events: [{ type: 'open', email: 'a@client.example' }] }])
    expect(mailEventsSchema.safeParse(wrong).success).toBe(false);
});

it('finds the outbox row in a Message-ID', () => {
  const id = '3f0c9d3e-6a52-4a0e-9b7a-0f8f5d5f1c11';
  expect(outboxRowOf(`<${id}@alethia.example>`)).toBe(id);
  expect(outboxRowOf(`${id}@alethia.example`)).toBe(id);
  for (const other of [undefined, '', '<x@y>', id, `<${id}>`]) expect(outboxRowOf(other)).toBeNull();
});
