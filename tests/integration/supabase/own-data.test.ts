import { beforeEach, describe, expect, it } from 'vitest';
import { claimMail, type OutboxMail } from '@/services/mail/outbox';
import { addressToken } from '../../../supabase/functions/_shared/address-token';
import { rateLimits } from '../../../supabase/functions/_shared/rate-limits';
import { offeredSlots } from '../../../supabase/functions/_shared/slots';
import { visitorHeaders } from '../../../supabase/functions/_shared/visitor';
import { newEmail, newVisitor, VISITOR_PASSWORD as password, withGateway } from '../../helpers/gateway';

const gateway = withGateway();
const { callAs: call, database, rows, signUp } = gateway;
type Person = Awaited<ReturnType<typeof signUp>>;

beforeEach(() => database.query('delete from mail_outbox'));

type Data = { isConfirmed: boolean; isSubscribed: boolean; bookings: { id: string; state: string }[] };
const read = async (person: Person) => (await call('read-account', person.token)).body as Data;
const own = async (person: Person) => (await read(person)).bookings.map(({ id }) => id);

const slots = offeredSlots(Date.now());
let nextSlot = 0;
async function book(email: string, token?: string) {
  const { startsAt } = slots[nextSlot++] as (typeof slots)[number];
  const headers = await visitorHeaders(newVisitor(), gateway.secretKey);
  const json = { startsAt, name: 'Ada', email, elapsed: '9000' };
  const response = await gateway.ask('/functions/v1/book-session', {
    key: gateway.publishableKey,
    token,
    json,
    headers,
  });
  expect(response.status).toBe(200);
  return { id: String(((await response.json()) as { id: string }).id), startsAt };
}
const confirm = async (person: Person) =>
  call('confirm-address', person.token, {
    token: await addressToken(gateway.secretKey, person.id, person.email, Date.now()),
  });
const kinds = async (booking: string) =>
  (await rows<{ kind: string }>('select kind from mail_outbox where booking_id = $1 order by kind', booking)).map(
    ({ kind }) => kind,
  );

const functions = [
  ['read-account', undefined],
  ['cancel-booking', { booking: '5f2c3a52-8f0e-4b1c-9d2f-0a1b2c3d4e5f' }],
  ['claim-booking', { booking: '5f2c3a52-8f0e-4b1c-9d2f-0a1b2c3d4e5f' }],
  ['set-newsletter', { subscribed: true }],
  ['confirm-address', {}],
  ['delete-account', { word: 'delete', password }],
] as const;

describe.each(functions)('%s', (name, json) => {
  it('is for those who are signed in', async () => {
    const person = await signUp();
    const [head = '', payload = '', signature = ''] = person.token.split('.');
    const forged = `${head}.${payload}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`;
    for (const token of [undefined, 'none', forged, gateway.publishableKey])
      expect((await call(name, token, json)).status, String(token)).toBe(401);
    await gateway.ask('/auth/v1/logout', { key: gateway.publishableKey, token: person.token, method: 'POST' });
    const { status, body } = await call(name, person.token, json);
    expect([status, body.code]).toEqual([401, 'session_not_found']);
    expect(await rows('select 1 from auth.users where id = $1', person.id)).toHaveLength(1);
  });

  it('takes no other method, and nothing that is not its own', async () => {
    const { token } = await signUp();
    const path = `/functions/v1/${name}`;
    const wrong = await gateway.ask(path, { key: gateway.publishableKey, token, method: json ? 'PUT' : 'POST' });
    expect(wrong.status).toBe(405);
    if (name === 'read-account') return;
    for (const body of ['null', '[]', '{', '{"booking":7,"subscribed":"x","token":7,"word":7}', '"\\u0000"']) {
      const response = await gateway.ask(path, { method: 'POST', key: gateway.publishableKey, token, body });
      expect(response.status, body).toBe(400);
    }
  });
});

it('one account may call so often and not more', async () => {
  const person = await signUp();
  const other = await signUp();
  const { calls } = rateLimits.account.delete;
  const statuses = [];
  for (let time = 0; time <= calls; time++)
    statuses.push(
      (await call('delete-account', person.token, { word: 'delete', password: 'not the password' })).status,
    );
  expect(statuses).toEqual([...Array(calls).fill(403), 429]);
  expect((await call('delete-account', person.token, { word: 'delete', password })).status).toBe(429);
  expect((await call('delete-account', other.token, { word: 'delete', password: 'wrong' })).status).toBe(403);
});

describe('own bookings', () => {
  it('are those made while signed in, whatever address was entered', async () => {
    const person = await signUp();
    const { id } = await book('else@visitor.example', person.token);
    expect((await read(person)).bookings).toMatchObject([{ id, state: 'ahead' }]);
  });

  it('exclude those of an unconfirmed address', async () => {
    const email = newEmail('stranger');
    const { id } = await book(email);
    const thief = await signUp(email.toUpperCase());
    expect(await read(thief)).toMatchObject({ isConfirmed: false, bookings: [] });
    expect((await call('cancel-booking', thief.token, { booking: id })).status).toBe(404);
    expect(await rows('select cancelled_at from bookings where id = $1', id)).toEqual([{ cancelled_at: null }]);
  });

  it('are those of the address once it is confirmed, but not those in another account', async () => {
    const person = await signUp();
    const other = await signUp();
    const free = await book(person.email.toUpperCase());
    const taken = await book(person.email, other.token);
    expect((await confirm(person)).status).toBe(200);
    expect(await own(person)).toEqual([free.id]);
    expect(await own(other)).toEqual([taken.id]);
  });

  it('no longer count for an address that was changed', async () => {
    const person = await signUp();
    await book(person.email);
    await confirm(person);
    await rows('update auth.users set email = $2 where id = $1', person.id, `changed-${person.email}`);
    expect(await read(person)).toMatchObject({ isConfirmed: false, bookings: [] });
  });

  it('can be claimed by the secret of their confirmation, once', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const { id } = await book('guest@visitor.example');
    expect((await call('claim-booking', one.token, { booking: id })).status).toBe(200);
    expect((await call('claim-booking', one.token, { booking: id })).status).toBe(200);
    expect((await call('claim-booking', other.token, { booking: id })).status).toBe(404);
    expect([await own(one), await own(other)]).toEqual([[id], []]);
  });

  it('are booked all the same with a session that has ended', async () => {
    const { id } = await book('late@visitor.example', 'a.b.c');
    expect(await rows('select user_id from bookings where id = $1', id)).toEqual([{ user_id: null }]);
  });

  it('contain no names', async () => {
    const person = await signUp();
    await book('private@visitor.example', person.token);
    expect(JSON.stringify(await read(person))).not.toMatch(/private|Ada/);
  });
});

describe('cancelling', () => {
  it('frees the time, tells both sides, and does it once', async () => {
    const person = await signUp();
    const { id, startsAt } = await book(person.email, person.token);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => call('cancel-booking', person.token, { booking: id })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // The unsent confirmation is cancelled.
    expect(await kinds(id)).toEqual(['booking-notice', 'cancellation-confirmation', 'cancellation-notice']);
    expect((await read(person)).bookings).toMatchObject([{ id, state: 'cancelled' }]);
    const response = await gateway.ask('/functions/v1/book-session', { key: gateway.publishableKey });
    const { taken } = (await response.json()) as { taken: { startsAt: string }[] };
    expect(taken.map((slot) => slot.startsAt)).not.toContain(startsAt);
  });

  it.each([
    ['has begun', `starts_at = now() - interval '1 minute'`, 409],
    ['is held by an external calendar', `source = 'cal.com', external_id = 'x'`, 409],
    ['is spam', `status = 'spam'`, 404],
  ])('is refused for a session that %s', async (_, change, status) => {
    const person = await signUp();
    const { id } = await book(person.email, person.token);
    await rows(`update bookings set ${change} where id = $1`, id);
    const response = await call('cancel-booking', person.token, { booking: id });
    expect(response.status).toBe(status);
    expect(response.body.error).toMatch(/^This session/);
    expect(await rows('select cancelled_at from bookings where id = $1', id)).toEqual([{ cancelled_at: null }]);
  });

  it('is refused for a stranger’s session', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const { id } = await book(one.email, one.token);
    expect((await call('cancel-booking', other.token, { booking: id })).status).toBe(404);
  });
});

describe('the newsletter', () => {
  const subscribed = (email: string) => rows('select status from newsletter_subscribers where email = $1', email);

  it('is not touched for an address that is not confirmed', async () => {
    const person = await signUp();
    await rows('insert into newsletter_subscribers (email) values ($1)', person.email);
    expect((await read(person)).isSubscribed).toBe(false);
    for (const choice of [true, false]) {
      const { status, body } = await call('set-newsletter', person.token, { subscribed: choice });
      expect([status, body.code]).toEqual([403, 'address_not_confirmed']);
    }
    expect(await subscribed(person.email)).toHaveLength(1);
  });

  it('is switched on and off for a confirmed one', async () => {
    const person = await signUp();
    await confirm(person);
    for (const choice of [true, true, false, false, true]) {
      expect((await call('set-newsletter', person.token, { subscribed: choice })).status).toBe(200);
      expect((await read(person)).isSubscribed).toBe(choice);
      expect(await subscribed(person.email)).toHaveLength(choice ? 1 : 0);
    }
  });

  it('needs no second confirmation, and is not switched on for an address that complained', async () => {
    const person = await signUp();
    await confirm(person);
    await call('set-newsletter', person.token, { subscribed: true });
    const state = () =>
      rows('select confirmed_at is not null confirmed from newsletter_subscribers where email = $1', person.email);
    expect(await state()).toEqual([{ confirmed: true }]);
    await rows(
      `update newsletter_subscribers set suppressed_at = now(), suppressed_for = 'complaint' where email = $1`,
      person.email,
    );
    expect((await read(person)).isSubscribed).toBe(false);
    const { status, body } = await call('set-newsletter', person.token, { subscribed: true });
    expect([status, body.code]).toEqual([409, 'address_suppressed']);
    await call('set-newsletter', person.token, { subscribed: false });
    expect(await state()).toHaveLength(1);
  });
});

describe('confirming the address', () => {
  it('takes the link that is mailed to it', async () => {
    const person = await signUp();
    expect((await call('confirm-address', person.token, {})).status).toBe(200);
    expect((await call('confirm-address', person.token, {})).status).toBe(200);
    const [mail, ...more] = (await claimMail(10)) as Extract<OutboxMail, { account: unknown }>[];
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'address-confirmation', account: { user_id: person.id, email: person.email } });
    expect((await read(person)).isConfirmed).toBe(false);
    expect((await confirm(person)).status).toBe(200);
    expect((await read(person)).isConfirmed).toBe(true);
    await call('confirm-address', person.token, {});
    expect((await read(person)).isConfirmed).toBe(true);
  });

  it('rejects another account’s link', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const of = (id: string, email: string, now = Date.now()) => addressToken(gateway.secretKey, id, email, now);
    for (const token of [
      await of(other.id, other.email),
      await of(one.id, other.email),
      await of(other.id, one.email),
      await of(one.id, one.email, Date.now() - 25 * 3_600_000),
      'x',
    ]) {
      const { status, body } = await call('confirm-address', one.token, { token });
      expect([status, body.code]).toEqual([403, 'link_invalid']);
    }
    expect((await read(one)).isConfirmed).toBe(false);
  });
});

describe('deleting the account', () => {
  const everything = (person: Person) =>
    rows<{ left: string }>(
      `select 'user' as left from auth.users where id = $1 union all select 'session' from auth.sessions where user_id = $1
       union all select 'token' from auth.refresh_tokens where user_id = $1
       union all select 'identity' from auth.identities where user_id = $1
       union all select 'profile' from profiles where user_id = $1
       union all select 'address' from account_addresses where user_id = $1
       union all select 'audit' from auth.audit_log_entries where payload::text like '%' || $1::text || '%'
       union all select 'booking' from bookings where user_id = $1 or email = $2
       union all select 'subscription' from newsletter_subscribers where email = $2`,
      person.id,
      person.email,
    );

  it('needs the word and the password', async () => {
    const person = await signUp();
    for (const [json, status] of [
      [{ word: 'yes', password }, 400],
      [{ word: 'delete', password: '' }, 403],
      [{ word: 'delete', password: 'not the password' }, 403],
    ] as const)
      expect((await call('delete-account', person.token, json)).status).toBe(status);
    expect(await rows('select 1 from auth.users where id = $1', person.id)).toHaveLength(1);
  });

  it('leaves nothing of it but times without a name, and tells the company of a session that was ahead', async () => {
    const person = await signUp();
    const bystander = await signUp();
    await rows('insert into profiles (user_id, display_name) values ($1, $2)', person.id, 'Ada');
    await confirm(person);
    await call('set-newsletter', person.token, { subscribed: true });
    const ahead = await book(person.email, person.token);
    const past = await book(person.email);
    const strangers = await book(bystander.email, bystander.token);
    await rows(`update bookings set starts_at = now() - interval '2 days' where id = $1`, past.id);
    const about = [ahead.id, strangers.id].map((id) =>
      rows(
        `insert into inbox_notes (booking_id, author, author_name, text) values ($1, gen_random_uuid(), 'Staff', 'Known.')`,
        id,
      ),
    );
    await Promise.all(about);
    await rows(`update bookings set sent_from = '/booking', note = 'Mine', known_weeks = 7, late_weeks = 2,
      source_page = '/platform', campaign = '{"utm_source": "letter"}'`);
    expect(await everything(person)).not.toEqual([]);

    expect((await call('delete-account', person.token, { word: ' Delete ', password })).status).toBe(200);
    expect(await everything(person)).toEqual([]);
    expect((await call('read-account', person.token)).status).toBe(401);
    // The same request again, of somebody who has not received the response: it is done.
    const again = await call('delete-account', person.token, { word: 'delete', password });
    expect([again.status, again.body.code]).toEqual([401, 'user_not_found']);
    const left = await rows(
      'select id, name, email, time_zone, user_id, sent_from, note, known_weeks, late_weeks, source_page, campaign, cancelled_at is not null as cancelled from bookings where id = any ($1)',
      [ahead.id, past.id],
    );
    const nobody = {
      name: 'Deleted account',
      email: 'deleted@account.invalid',
      time_zone: null,
      user_id: null,
      sent_from: null,
      note: null,
      known_weeks: null,
      late_weeks: null,
      source_page: null,
      campaign: {},
    };
    expect(left.toSorted((a, b) => Number(b.cancelled) - Number(a.cancelled))).toEqual([
      { id: ahead.id, ...nobody, cancelled: true },
      { id: past.id, ...nobody, cancelled: false },
    ]);
    expect([await kinds(ahead.id), await kinds(past.id)]).toEqual([['cancellation-notice'], []]);
    expect(await own(bystander)).toEqual([strangers.id]);
    expect(await rows('select booking_id from inbox_notes')).toEqual([{ booking_id: strangers.id }]);
    expect((await signUp(person.email)).id).toBeTruthy();
  });

  it('takes nothing of an address that was never confirmed', async () => {
    const email = newEmail('owner');
    const { id } = await book(email);
    await rows('insert into newsletter_subscribers (email) values ($1)', email);
    const thief = await signUp(email);
    expect((await call('delete-account', thief.token, { word: 'delete', password })).status).toBe(200);
    expect(await rows('select email, cancelled_at from bookings where id = $1', id)).toEqual([
      { email, cancelled_at: null },
    ]);
    expect(await rows('select 1 from newsletter_subscribers where email = $1', email)).toHaveLength(1);
  });
});
