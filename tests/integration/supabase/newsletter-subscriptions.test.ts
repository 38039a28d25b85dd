import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { claimMail, type OutboxMail } from '@/services/mail/outbox';
import { confirmationToken, subscriptionToken } from '../../../supabase/functions/_shared/newsletter-token';
import { rateLimits } from '../../../supabase/functions/_shared/rate-limits';
import { newEmail as newAddress, withGateway } from '../../helpers/gateway';

const SECRET = 'mail-events-secret';
process.env.MAIL_EVENTS_SECRET = SECRET;
const gateway = withGateway();
const { call, rows } = gateway;

const subscribe = (email: string, more: object = {}) =>
  call('subscribe-newsletter', { email, elapsed: '5000', ...more });
const change = (json: object) => call('change-subscription', json);

type Row = { id: string; confirmed: boolean; suppressed_for: string | null };
const find = async (email: string) =>
  (
    await rows<Row>(
      'select id, confirmed_at is not null confirmed, suppressed_for from newsletter_subscribers where email = $1',
      email,
    )
  )[0];
const idOf = async (email: string) => (await find(email))?.id ?? '';
const confirmations = (email: string) =>
  rows(
    `select 1 from mail_outbox o join newsletter_subscribers s on s.id = o.subscriber_id
     where s.email = $1 and o.kind = 'newsletter-confirmation'`,
    email,
  );

async function subscriber(): Promise<{ email: string; id: string; token: string }> {
  const email = newAddress();
  await subscribe(email);
  const id = await idOf(email);
  await change({ action: 'confirm', token: await confirmationToken(gateway.secretKey, id, Date.now()) });
  return { email, id, token: await subscriptionToken(gateway.secretKey, id) };
}

describe('subscribing', () => {
  it('is mailed a link, and confirmed by it alone', async () => {
    const email = newAddress();
    expect((await subscribe(email)).body).toEqual({ ok: true });
    expect(await find(email)).toMatchObject({ confirmed: false });
    const mails = (await claimMail(50)) as Extract<OutboxMail, { kind: 'newsletter-confirmation' }>[];
    const { id } = mails.find(({ subscriber: one }) => one?.email === email)?.subscriber ?? { id: '' };
    expect(id).toBe(await idOf(email));
    const token = await confirmationToken(gateway.secretKey, id, Date.now());
    expect((await change({ action: 'confirm', token })).status).toBe(200);
    expect(await find(email)).toMatchObject({ confirmed: true });
    expect((await change({ action: 'confirm', token })).status).toBe(200);
  });

  it('mails one address only a few times an hour, and says nothing about it', async () => {
    const email = newAddress();
    for (let n = 0; n < rateLimits.newsletter.mailbox + 2; n++) {
      expect(await subscribe(email)).toEqual({ status: 200, body: { ok: true } });
      await rows('update mail_outbox set sent_at = now() where sent_at is null');
    }
    expect(await confirmations(email)).toHaveLength(rateLimits.newsletter.mailbox);
  });

  it('responds alike for new, confirmed and suppressed addresses, and mails only the first', async () => {
    const known = await subscriber();
    const bounced = await subscriber();
    await rows(
      `update newsletter_subscribers set suppressed_at = now(), suppressed_for = 'bounce' where id = $1`,
      bounced.id,
    );
    await rows('delete from mail_outbox');
    const fresh = newAddress();
    const responses = await Promise.all([known.email, bounced.email, fresh].map((email) => subscribe(email)));
    expect(responses).toEqual(Array(3).fill({ status: 200, body: { ok: true } }));
    expect(
      await Promise.all([known.email, bounced.email, fresh].map(async (one) => (await confirmations(one)).length)),
    ).toEqual([0, 0, 1]);
  });

  it('mails nothing to what a machine entered', async () => {
    const email = newAddress();
    await subscribe(email, { website: 'x' });
    expect(await confirmations(email)).toEqual([]);
  });

  it('forgets addresses that were not confirmed within 30 days', async () => {
    const email = newAddress();
    await subscribe(email);
    await rows(`update newsletter_subscribers set created_at = now() - interval '31 days' where email = $1`, email);
    await subscribe(newAddress());
    expect(await find(email)).toBeUndefined();
  });

  it('keeps an address that is mailed a new link for as long as the first time', async () => {
    const [email, machine, to] = [newAddress(), newAddress(), newAddress()];
    const { token } = await subscriber();
    for (const address of [email, machine]) await subscribe(address);
    await change({ action: 'move', token, email: to });
    const addresses = [email, machine, to];
    const age = (days: number) =>
      rows(
        'update newsletter_subscribers set created_at = created_at - make_interval(days => $1) where email = any ($2)',
        days,
        addresses,
      );
    await age(29);
    await subscribe(email);
    await subscribe(machine, { website: 'x' });
    await change({ action: 'move', token, email: to });
    await age(2);
    await subscribe(newAddress());
    expect(await Promise.all(addresses.map(find))).toMatchObject([
      { confirmed: false },
      undefined,
      { confirmed: false },
    ]);
  });
});

describe('a link', () => {
  it('unsubscribes, once and again, with the same response', async () => {
    const { email, token } = await subscriber();
    for (let n = 0; n < 2; n++)
      expect(await change({ action: 'unsubscribe', token })).toEqual({ status: 200, body: { ok: true } });
    expect(await find(email)).toBeUndefined();
  });

  it('of one purpose does nothing else, and a wrong one nothing at all', async () => {
    const { email, id, token } = await subscriber();
    const confirmation = await confirmationToken(gateway.secretKey, id, Date.now());
    const old = await confirmationToken(gateway.secretKey, id, Date.now() - 8 * 86_400_000);
    for (const choice of [
      { action: 'unsubscribe', token: confirmation },
      { action: 'move', token: confirmation, email: newAddress() },
      { action: 'confirm', token },
      { action: 'confirm', token: old },
      { action: 'unsubscribe', token: await subscriptionToken(gateway.secretKey, randomUUID()).then((t) => `${t}0`) },
      { action: 'unsubscribe', token: 'x' },
    ]) {
      const { status, body } = await change(choice);
      expect([status, body.code]).toEqual([403, 'link_invalid']);
    }
    expect(await find(email)).toMatchObject({ confirmed: true });
    expect((await change({ action: 'move', token, email: 'no address' })).body.fields).toEqual({
      email: 'Invalid email address',
    });
    expect((await change({ action: 'delete', token })).status).toBe(400);
  });

  it('does nothing when it is only opened', async () => {
    const { email, token } = await subscriber();
    const response = await gateway.ask(`/functions/v1/change-subscription?action=unsubscribe&token=${token}`);
    expect(response.status).toBe(405);
    expect(await find(email)).toMatchObject({ confirmed: true });
  });
});

describe('changing the address', () => {
  const confirmAt = async (email: string) =>
    change({
      action: 'confirm',
      token: await confirmationToken(gateway.secretKey, await idOf(email), Date.now()),
    });

  it('keeps the old one until the new one is confirmed; then the same subscription has it, with its links', async () => {
    const { email, id, token } = await subscriber();
    const to = newAddress();
    expect((await change({ action: 'move', token, email: to.toUpperCase() })).status).toBe(200);
    expect([await find(email), await find(to)]).toMatchObject([{ confirmed: true }, { confirmed: false }]);
    expect(await confirmations(to)).toHaveLength(1);
    await confirmAt(to);
    expect([await find(email), await find(to)]).toEqual([undefined, { id, confirmed: true, suppressed_for: null }]);
    await change({ action: 'unsubscribe', token });
    expect(await find(to)).toBeUndefined();
  });

  it('is confirmed once, and a second press finds it confirmed until the subscription ends', async () => {
    const { token } = await subscriber();
    const to = newAddress();
    await change({ action: 'move', token, email: to });
    const confirm = {
      action: 'confirm',
      token: await confirmationToken(gateway.secretKey, await idOf(to), Date.now()),
    };
    expect([(await change(confirm)).status, (await change(confirm)).status]).toEqual([200, 200]);
    await change({ action: 'unsubscribe', token });
    expect((await change(confirm)).status).toBe(403);
    expect(await find(to)).toBeUndefined();
  });

  it('may be confirmed at the moment at which the old one is unsubscribed', async () => {
    const { token } = await subscriber();
    const to = newAddress();
    await change({ action: 'move', token, email: to });
    const moved = await idOf(to);
    const confirm = { action: 'confirm', token: await confirmationToken(gateway.secretKey, moved, Date.now()) };
    const waiting = async () =>
      (await rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .length;
    const other = new pg.Client(process.env.DATABASE_URL);
    await other.connect();
    await other.query('begin');
    await other.query('select from newsletter_subscribers where id = $1 for update', [moved]);
    const confirming = change(confirm);
    await expect.poll(waiting).toBe(1);
    const unsubscribing = change({ action: 'unsubscribe', token });
    await expect.poll(waiting).toBe(2);
    await other.end();
    expect([(await confirming).status, (await unsubscribing).status]).toEqual([200, 200]);
    expect(await find(to)).toBeUndefined();
  });

  it('to an address that is subscribed looks the same, and ends the old subscription once confirmed', async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    expect((await change({ action: 'move', token: one.token, email: other.email })).body).toEqual({ ok: true });
    expect(await find(one.email)).toMatchObject({ confirmed: true });
    await confirmAt(other.email);
    expect([await find(one.email), await find(other.email)]).toMatchObject([
      undefined,
      { id: other.id, confirmed: true },
    ]);
  });

  it('mails nothing for a subscription that has ended, nor to a suppressed address', async () => {
    const [ended, going, bounced] = [await subscriber(), await subscriber(), await subscriber()];
    await change({ action: 'unsubscribe', token: ended.token });
    await rows(
      `update newsletter_subscribers set suppressed_at = now(), suppressed_for = 'bounce' where id = $1`,
      bounced.id,
    );
    await rows('delete from mail_outbox');
    const to = newAddress();
    for (const choice of [
      { token: ended.token, email: to },
      { token: going.token, email: bounced.email },
    ])
      expect(await change({ action: 'move', ...choice })).toEqual({ status: 200, body: { ok: true } });
    expect(await rows('select 1 from mail_outbox')).toEqual([]);
    expect(await find(to)).toBeUndefined();
  });
});

describe('mail-events', () => {
  async function report(content: unknown, { secret = SECRET, at = Date.now() } = {}) {
    const body = JSON.stringify(content);
    const stamp = String(Math.floor(at / 1_000));
    const signature = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex');
    const headers = { 'x-mail-timestamp': stamp, 'x-mail-signature': signature };
    const response = await gateway.ask('/functions/v1/mail-events', { method: 'POST', body, headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async function delivery(subscriberId: string, sent: boolean) {
    const issue = randomUUID();
    const [send] = await rows<{ id: string }>(
      `insert into newsletter_sends (issue_id, content, created_by, queued_at) values ($1, '{}', 'Ada', now()) returning id`,
      issue,
    );
    const [mail] = await rows<{ id: string }>(
      `insert into mail_outbox (kind, subscriber_id, send_id, issue_id, sent_at)
       values ('newsletter-issue', $1, $2, $3, case when $4 then now() end) returning id`,
      subscriberId,
      send?.id,
      issue,
      sent,
    );
    return mail?.id ?? '';
  }

  it.each(['bounce', 'complaint'] as const)(
    'a %s ends all mail to the address, however often it is sent',
    async (type) => {
      const { email, id } = await subscriber();
      const sent = await delivery(id, true);
      const waiting = await delivery(id, false);
      const event = { type, email: email.toUpperCase(), messageId: `<${sent}@alethia.example>` };
      for (let n = 0; n < 2; n++)
        expect(await report({ events: [event] })).toEqual({ status: 200, body: { ok: true, known: 1 } });
      expect(await find(email)).toMatchObject({ suppressed_for: type });
      expect(await rows('select returned from mail_outbox where id = $1', sent)).toEqual([{ returned: type }]);
      expect(await rows('select 1 from mail_outbox where id = $1', waiting)).toEqual([]);
      expect(await rows('select 1 from newsletter_audience($1, null, null) a where a = $2', randomUUID(), id)).toEqual(
        [],
      );
    },
  );

  it('an address stays suppressed when it unsubscribes', async () => {
    const { email, token } = await subscriber();
    await report({ events: [{ type: 'complaint', email }] });
    await change({ action: 'unsubscribe', token });
    expect(await find(email)).toMatchObject({ suppressed_for: 'complaint' });
  });

  it('without a Message-ID, the newest delivery counts as returned', async () => {
    const { email, id } = await subscriber();
    const sent = await delivery(id, true);
    await report({ events: [{ type: 'bounce', email }] });
    expect(await rows('select returned from mail_outbox where id = $1', sent)).toEqual([{ returned: 'bounce' }]);
  });

  it('ignores bounces that may pass, and addresses that do not subscribe', async () => {
    const { email } = await subscriber();
    const events = [
      { type: 'bounce', email, permanent: false },
      { type: 'bounce', email: newAddress() },
    ];
    expect((await report({ events })).body).toEqual({ ok: true, known: 0 });
    expect(await find(email)).toMatchObject({ suppressed_for: null });
  });

  it('refuses what is not signed with the secret within five minutes, and what is no event', async () => {
    const { email } = await subscriber();
    const events = [{ type: 'bounce', email }];
    expect((await report({ events }, { secret: 'wrong' })).status).toBe(401);
    expect((await report({ events }, { at: Date.now() - 6 * 60_000 })).status).toBe(401);
    expect((await gateway.ask('/functions/v1/mail-events', { json: { events } })).status).toBe(401);
    expect((await report({ events: [{ type: 'opened', email }] })).status).toBe(400);
    expect(await find(email)).toMatchObject({ suppressed_for: null });
  });
});
