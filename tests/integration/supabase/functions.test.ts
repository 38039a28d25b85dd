import { createHash, createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../../supabase/functions/_shared/rate-limits';
import { offeredSlots } from '../../../supabase/functions/_shared/slots';
import { newEmail, withGateway } from '../../helpers/gateway';

const secrets = { CALCOM_WEBHOOK_SECRET: 'cal-secret', CALENDLY_WEBHOOK_SECRET: 'calendly-secret' };
Object.assign(process.env, secrets);
const gateway = withGateway();
const { call, rows } = gateway;

const message = (more: object = {}) => ({
  name: 'Ada',
  email: newEmail(),
  message: 'What would you see in our grid?',
  elapsed: '5000',
  ...more,
});
const messagesOf = (email: string) => rows('select * from contact_messages where email = $1', email);
const mailAbout = (email: string) =>
  rows(
    'select o.kind, o.sent_at from mail_outbox o join contact_messages m on m.id = o.message_id where m.email = $1',
    email,
  );
const refused = [
  429,
  'You have sent several requests in a short time. Please try again later, or write to us directly.',
];

describe('submit-contact', () => {
  it('stores what was entered, with a notice to be sent', async () => {
    const entries = message({ company: 'Grid Ltd', phone: '+1 303 555 0100' });
    const { status, body } = await call('submit-contact', entries);
    expect([status, body.ok]).toEqual([200, true]);
    expect(await messagesOf(entries.email)).toMatchObject([
      { name: 'Ada', company: 'Grid Ltd', phone: '+1 303 555 0100', message: entries.message, status: 'new' },
    ]);
    expect(await mailAbout(entries.email)).toEqual([{ kind: 'contact-notice', sent_at: null }]);
  });

  it('keeps the path of the page it was sent from, and no more of its address', async () => {
    const known = message({ sentFrom: '/solutions/water' });
    await call('submit-contact', known);
    expect(await messagesOf(known.email)).toMatchObject([{ sent_from: '/solutions/water' }]);
    for (const sentFrom of [undefined, null, 7, 'https://evil.example/', '/a?token=b', `/${'a'.repeat(200)}`]) {
      const entries = message({ sentFrom });
      expect((await call('submit-contact', entries)).status).toBe(200);
      expect(await messagesOf(entries.email)).toMatchObject([{ sent_from: null }]);
    }
  });

  it('keeps the page that led to the form, and the campaign', async () => {
    const campaign = { utm_source: 'letter', version: 'Shorter hero: Variant B' };
    const origin = { page: '/platform', campaign };
    const kept = { source_page: '/platform', campaign };
    const entries = message(origin);
    await call('submit-contact', entries);
    expect(await messagesOf(entries.email)).toMatchObject([kept]);
    // Sent again from elsewhere, it is the same message.
    await call('submit-contact', { ...entries, page: '/', campaign: {} });
    expect(await messagesOf(entries.email)).toMatchObject([kept]);
  });

  it.each([
    ['nothing', undefined, undefined],
    ['another site', 'https://evil.example/', { utm_source: 'a'.repeat(201) }],
    ['a click id', '//evil.example', { gclid: 'a' }],
  ])('a message with %s as its origin is stored without it', async (_, page, campaign) => {
    const entries = message({ page, campaign });
    expect((await call('submit-contact', entries)).status).toBe(200);
    expect(await messagesOf(entries.email)).toMatchObject([{ source_page: null, campaign: {} }]);
  });

  it.each([
    ['emoji', '🛰️ 👩🏽‍🚀'],
    ['right-to-left text', 'שלום، مرحبا'],
    ['SQL', `'); drop table contact_messages; --`],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a backslash and quotes', String.raw`\' " \u0041 $1 %s`],
    ['the greatest length', '🛰'.repeat(2000)],
  ])('stores %s as typed', async (_, text) => {
    const entries = message({ message: text });
    expect((await call('submit-contact', entries)).status).toBe(200);
    expect(await messagesOf(entries.email)).toMatchObject([{ message: text }]);
  });

  it.each([
    [
      'a NUL',
      { message: 'a\u0000b' },
      'message',
      'This text contains a character that cannot be stored. Please remove it.',
    ],
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['no address', { email: 'ada' }, 'email', 'Invalid email address'],
    ['a number for a name', { name: 7 }, 'name', undefined],
  ])('refuses %s with the message of the field', async (_, wrong, field, text) => {
    const { status, body } = await call('submit-contact', message(wrong));
    const fields = body.fields as Record<string, string>;
    expect(status).toBe(400);
    expect(Object.keys(fields)).toEqual([field]);
    if (text) expect(fields[field]).toBe(text);
  });

  it.each([['null'], ['[]'], ['"text"'], ['{'], ['']])('refuses the body %j without failing', async (body) => {
    const response = await gateway.ask('/functions/v1/submit-contact', {
      method: 'POST',
      key: gateway.publishableKey,
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });

  it('refuses more than 64 KB, and anything but POST', async () => {
    const response = await gateway.ask('/functions/v1/submit-contact', {
      key: gateway.publishableKey,
      json: message({ message: 'm'.repeat(70_000) }),
    });
    expect(response.status).toBe(413);
    expect((await gateway.ask('/functions/v1/submit-contact', { key: gateway.publishableKey })).status).toBe(405);
  });

  it('stores the same message once, however often and however fast it comes', async () => {
    const entries = message();
    const times = rateLimits.contact.mailbox;
    const responses = await Promise.all(
      Array.from({ length: times }, () => call('submit-contact', entries, '10.9.9.9')),
    );
    expect(await messagesOf(entries.email)).toHaveLength(1);
    expect(await mailAbout(entries.email)).toHaveLength(1);
    // It reveals neither whether it was the first nor the row.
    expect(responses).toEqual(Array(times).fill({ status: 200, body: { ok: true } }));
  });

  it('counts a repeated message like any other: whether it is known cannot be tried beyond the limit', async () => {
    const entries = message();
    for (let n = 0; n < rateLimits.contact.mailbox; n++) await call('submit-contact', entries);
    const { status, body } = await call('submit-contact', entries);
    expect([status, body.error]).toEqual(refused);
  });

  it('stores the same message from another page', async () => {
    const entries = message();
    for (const sentFrom of ['/careers/welder', '/careers/planner', '/careers/welder'])
      expect((await call('submit-contact', { ...entries, sentFrom, page: '/careers' })).status).toBe(200);
    expect((await messagesOf(entries.email)).map(({ sent_from, source_page }) => [sent_from, source_page])).toEqual([
      ['/careers/welder', '/careers'],
      ['/careers/planner', '/careers'],
    ]);
    expect(await mailAbout(entries.email)).toHaveLength(2);
  });

  it('stores the same message again a day later', async () => {
    const entries = message();
    await call('submit-contact', entries);
    await rows(`update contact_messages set created_at = now() - interval '25 hours' where email = $1`, entries.email);
    await call('submit-contact', entries);
    expect(await messagesOf(entries.email)).toHaveLength(2);
  });

  it('stores a changed message beside the first', async () => {
    const entries = message();
    await call('submit-contact', entries);
    await call('submit-contact', { ...entries, message: 'One more thing.' });
    expect(await messagesOf(entries.email)).toHaveLength(2);
  });

  it.each([
    ['the hidden field is filled in', { website: 'https://spam.example' }],
    ['it comes too fast', { elapsed: '300' }],
  ])('when %s, stores it as spam, says nothing and sends nothing', async (_, sign) => {
    const entries = message(sign);
    const { status, body } = await call('submit-contact', entries);
    expect([status, body]).toEqual([200, { ok: true }]);
    expect(await messagesOf(entries.email)).toMatchObject([{ status: 'spam' }]);
    expect(await mailAbout(entries.email)).toEqual([]);
  });

  it('delivers what it took for spam once it comes as a person sends it', async () => {
    const entries = message({ elapsed: '300' });
    for (const elapsed of ['300', '9000', '9000', '300']) await call('submit-contact', { ...entries, elapsed });
    expect((await messagesOf(entries.email)).map(({ status }) => status).sort()).toEqual(['new', 'spam']);
    expect(await mailAbout(entries.email)).toHaveLength(1);
  });

  it('takes so many messages of one address and not one more', async () => {
    const { email } = message();
    for (let n = 0; n < rateLimits.contact.mailbox; n++) {
      expect((await call('submit-contact', message({ email, message: `Number ${n}` }))).status).toBe(200);
    }
    // Case, dots and plus suffixes do not make another mailbox.
    const [local, domain] = email.split('@') as [string, string];
    for (const same of [email.toUpperCase(), `${local}+more@${domain}`, `${local.replace('a', 'a.')}@${domain}`]) {
      const { status, body, retryAfter } = await call('submit-contact', message({ email: same }));
      expect([status, body.error]).toEqual(refused);
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(await messagesOf(same)).toEqual([]);
    }
  });

  it('takes so many messages of one visitor and not one more', async () => {
    const responses = [];
    for (let n = 0; n <= rateLimits.contact.visitor; n++)
      responses.push(await call('submit-contact', message(), '10.7.7.7'));
    expect(responses.map(({ status }) => status)).toEqual([...Array(rateLimits.contact.visitor).fill(200), 429]);
    expect((await call('submit-contact', message(), '10.7.7.8')).status).toBe(200);
  });

  it('keeps no address of a visitor, and no digest that a list of all addresses would lead back to', async () => {
    const entries = message();
    await call('submit-contact', entries, '10.6.6.6');
    const all =
      JSON.stringify(await rows('select * from rate_limits')) + JSON.stringify(await messagesOf(entries.email));
    const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\u001f')).digest('hex');
    for (const value of [
      '10.6.6.6',
      digest('contact', 'visitor', '10.6.6.6'),
      digest('contact', 'mailbox', entries.email),
    ])
      expect(all).not.toContain(value);
  });

  it('counts who calls it without the site by the last entry of X-Forwarded-For, whatever stands before it', async () => {
    const direct = async (n: number) => {
      const address = `10.${n}.1.1, 203.0.113.55`;
      const key = gateway.publishableKey;
      return (await gateway.ask('/functions/v1/submit-contact', { key, json: message(), address })).status;
    };
    const statuses = [];
    for (let n = 0; n <= rateLimits.contact.visitor; n++) statuses.push(await direct(n));
    expect(statuses).toEqual([...Array(rateLimits.contact.visitor).fill(200), 429]);
  });
});

describe('subscribe-newsletter', () => {
  it('stores an address once, in lower case; again is a success', async () => {
    for (const email of ['Reader@Client.example', ' reader@client.EXAMPLE ']) {
      expect((await call('subscribe-newsletter', { email })).body).toEqual({ ok: true });
    }
    expect(await rows(`select email, status from newsletter_subscribers where email like 'reader@%'`)).toEqual([
      { email: 'reader@client.example', status: 'new' },
    ]);
  });

  it('keeps the page of the first time', async () => {
    const email = 'where@client.example';
    await call('subscribe-newsletter', { email, sentFrom: '/about/newsletters' });
    await call('subscribe-newsletter', { email, sentFrom: '/' });
    expect(await rows('select sent_from from newsletter_subscribers where email = $1', email)).toEqual([
      { sent_from: '/about/newsletters' },
    ]);
  });

  it('takes many at once without losing one', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => call('subscribe-newsletter', { email: `many-${n % 4}@client.example` })),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(await rows(`select 1 from newsletter_subscribers where email like 'many-%'`)).toHaveLength(4);
  });

  it('marks what a machine entered, until the person comes', async () => {
    const email = 'robot@client.example';
    await call('subscribe-newsletter', { email, website: 'x' });
    const status = async () => (await rows('select status from newsletter_subscribers where email = $1', email))[0];
    expect(await status()).toEqual({ status: 'spam' });
    await call('subscribe-newsletter', { email });
    expect(await status()).toEqual({ status: 'new' });
  });

  it('refuses what is no address, and too many of one visitor', async () => {
    expect((await call('subscribe-newsletter', { email: 'x' })).body.fields).toEqual({
      email: 'Invalid email address',
    });
    const statuses = [];
    for (let n = 0; n <= rateLimits.newsletter.visitor; n++) {
      const { status } = await call('subscribe-newsletter', { email: `flood-${n}@client.example` }, '10.8.8.8');
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(rateLimits.newsletter.visitor).fill(200), 429]);
  });
});

describe('book-session', () => {
  const slots = offeredSlots(Date.now());
  const slot = (n: number) => slots[n] as (typeof slots)[number];
  const booking = (n: number, more: { email?: string; startsAt?: string; website?: string; key?: string } = {}) => ({
    startsAt: slot(n).startsAt,
    name: 'Ada',
    email: newEmail(),
    timeZone: 'Europe/Berlin',
    elapsed: '9000',
    ...more,
  });
  const taken = async () =>
    (
      (await (await gateway.ask('/functions/v1/book-session', { key: gateway.publishableKey })).json()) as {
        taken: { startsAt: string }[];
      }
    ).taken.map(({ startsAt }) => startsAt);

  it('keeps the page that led to the form, and the campaign, when it is sent twice', async () => {
    const wanted = booking(12, { key: randomUUID() });
    const { body } = await call('book-session', { ...wanted, page: '/', campaign: { utm_campaign: 'spring' } });
    await call('book-session', { ...wanted, page: '/platform', campaign: {} });
    expect(await rows('select source_page, campaign from bookings where id = $1', body.id)).toEqual([
      { source_page: '/', campaign: { utm_campaign: 'spring' } },
    ]);
  });

  it('books a time, notifies both sides, and no longer offers it', async () => {
    const { status, body } = await call('book-session', { ...booking(0), sentFrom: '/calendar' });
    expect([status, body.ok, body.startsAt, body.endsAt]).toEqual([200, true, slot(0).startsAt, slot(0).endsAt]);
    const kinds = await rows('select kind from mail_outbox where booking_id = $1 order by kind', body.id);
    expect(kinds.map(({ kind }) => kind)).toEqual(['booking-confirmation', 'booking-notice']);
    expect(await rows('select sent_from from bookings where id = $1', body.id)).toEqual([{ sent_from: '/calendar' }]);
    expect(await taken()).toContain(slot(0).startsAt);
    const second = await call('book-session', booking(0));
    expect([second.status, second.body.error]).toEqual([
      409,
      'Someone else has just booked this time. Please choose another one.',
    ]);
  });

  it('keeps the note and the gap of the form that booked, and of no other', async () => {
    const wanted = { ...booking(9, { key: randomUUID() }), note: ' Reserve: we\nused 2. ', known: '7', late: '2' };
    const { body } = await call('book-session', wanted);
    await call('book-session', { ...wanted, key: randomUUID(), note: 'Another', known: '3' });
    const kept = () => rows('select note, known_weeks, late_weeks from bookings where id = $1', body.id);
    expect(await kept()).toEqual([{ note: 'Reserve: we\nused 2.', known_weeks: 7, late_weeks: 2 }]);
    const half = await call('book-session', { ...booking(10), note: '', known: '7', late: '99' });
    expect(half.status).toBe(200);
    expect(await rows('select note, known_weeks, late_weeks from bookings where id = $1', half.body.id)).toEqual([
      { note: null, known_weeks: null, late_weeks: null },
    ]);
  });

  it('gives one time to exactly one of many who want it at the same moment', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => call('book-session', booking(1))));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await rows('select 1 from bookings where starts_at = $1', slot(1).startsAt)).toHaveLength(1);
  });

  it('returns the same booking to a form that is sent again', async () => {
    const wanted = booking(2, { key: randomUUID() });
    const [first, again] = await Promise.all([call('book-session', wanted), call('book-session', wanted)]);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await rows('select 1 from mail_outbox where booking_id = $1', first.body.id)).toHaveLength(2);
  });

  it('takes the corrections of the form that booked, and mails the new address what the first one was mailed', async () => {
    const wanted = booking(13, { key: randomUUID(), email: newEmail('typo') });
    const { body } = await call('book-session', { ...wanted, note: 'Mine' });
    await rows('update mail_outbox set sent_at = now(), attempts = 1 where booking_id = $1', body.id);
    const kept = () => rows('select name, email, note from bookings where id = $1', body.id);
    const due = async () =>
      (await rows('select kind from mail_outbox where booking_id = $1 and sent_at is null order by kind', body.id)).map(
        ({ kind }) => kind,
      );

    const corrected = { ...wanted, email: newEmail(), note: 'Mine' };
    expect((await call('book-session', { ...corrected, website: 'x' })).body).toEqual(body);
    expect([await kept(), await due()]).toEqual([[{ name: 'Ada', email: wanted.email, note: 'Mine' }], []]);
    for (let time = 0; time < 2; time++) expect((await call('book-session', corrected)).body).toEqual(body);
    expect(await kept()).toEqual([{ name: 'Ada', email: corrected.email, note: 'Mine' }]);
    expect(await due()).toEqual(['booking-confirmation', 'booking-notice']);

    await rows('update mail_outbox set sent_at = now(), attempts = 1 where booking_id = $1', body.id);
    for (const note of ['Ours', 'Ours, too']) await call('book-session', { ...corrected, name: 'Ada L.', note });
    expect(await kept()).toEqual([{ name: 'Ada L.', email: corrected.email, note: 'Ours, too' }]);
    // The address has its confirmation; the company learns of the rest.
    expect(await due()).toEqual(['booking-notice']);
  });

  it('keeps one time of a form that is sent again with another one, and takes back what was mailed about the first', async () => {
    const wanted = booking(30, { key: randomUUID() });
    const at = (n: number) => call('book-session', { ...wanted, startsAt: slot(n).startsAt });
    const mails = async (id: unknown, where: string) =>
      (await rows(`select kind from mail_outbox where booking_id = $1 and ${where} order by kind`, id)).map(
        ({ kind }) => kind,
      );
    const held = async () => {
      const all = await taken();
      return [30, 31, 32, 33].filter((n) => all.includes(slot(n).startsAt));
    };

    const { body: unsent } = await at(30);
    const { body: sent } = await at(31);
    expect(await held()).toEqual([31]);
    expect(await mails(unsent.id, 'true')).toEqual([]);
    await rows('update mail_outbox set sent_at = now(), attempts = 1 where booking_id = $1', sent.id);

    // What is refused, or taken for a machine's, changes nothing.
    await call('book-session', booking(32));
    expect((await at(32)).status).toBe(409);
    await call('book-session', { ...booking(33, { website: 'x' }), key: wanted.key });
    expect(await held()).toEqual([31, 32]);
    expect(await mails(sent.id, 'sent_at is null')).toEqual([]);

    const { body } = await at(30);
    expect((await at(30)).body).toEqual(body);
    expect(await held()).toEqual([30, 32]);
    expect(await mails(sent.id, 'sent_at is null')).toEqual(['cancellation-confirmation', 'cancellation-notice']);
    expect(await mails(body.id, 'true')).toEqual(['booking-confirmation', 'booking-notice']);
  });

  it('keeps one of two times that one form sends at the same moment', async () => {
    const wanted = booking(34, { key: randomUUID() });
    const startsAt = slot(35).startsAt;
    await Promise.all([wanted, { ...wanted, startsAt }].map((entries) => call('book-session', entries)));
    expect((await taken()).filter((time) => [wanted.startsAt, startsAt].includes(time))).toHaveLength(1);
  });

  it('mails so many corrected addresses and not one more', async () => {
    const email = newEmail();
    for (let n = 0; n < rateLimits.booking.mailbox; n++) await call('book-session', booking(14 + n, { email }));
    const wanted = booking(14 + rateLimits.booking.mailbox, { key: randomUUID() });
    const { body } = await call('book-session', wanted);
    expect((await call('book-session', { ...wanted, email })).status).toBe(429);
    expect(await rows('select email from bookings where id = $1', body.id)).toEqual([{ email: wanted.email }]);
  });

  it('does not reveal whose address holds a time, and returns no id', async () => {
    const wanted = booking(6, { key: randomUUID() });
    const { body } = await call('book-session', wanted);
    const { key: _, ...keyless } = wanted;
    const stranger = booking(6);
    const responses = await Promise.all(
      [keyless, { ...wanted, key: randomUUID() }, stranger, { ...stranger, key: randomUUID() }].map((entries) =>
        call('book-session', entries),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(JSON.stringify(responses)).not.toContain(body.id);
    expect(JSON.stringify(await rows('select * from bookings where id = $1', body.id))).not.toContain(wanted.key);
  });

  it('counts before it looks: attempts at a time that is taken, and repetitions, too', async () => {
    const wanted = booking(7, { key: randomUUID() });
    await call('book-session', wanted, '10.5.5.5');
    for (let n = 1; n < rateLimits.booking.visitor; n++) await call('book-session', booking(7), '10.5.5.5');
    for (const entries of [booking(7), wanted, booking(8)]) {
      const { status, body } = await call('book-session', entries, '10.5.5.5');
      expect([status, body.error]).toEqual(refused);
    }
  });

  it('tells of a taken time nothing but the time', async () => {
    await call('book-session', booking(3, { email: 'secret-person@client.example' }));
    const response = await gateway.ask('/functions/v1/book-session', { key: gateway.publishableKey });
    expect(await response.text()).not.toMatch(/secret-person|Ada/);
  });

  it.each([
    ['in the past', '2020-01-01T16:00:00.000Z'],
    ['at night', new Date(Date.parse(slot(0).startsAt) - 5 * 3_600_000).toISOString()],
    ['between two slots', new Date(Date.parse(slot(4).startsAt) + 60_000).toISOString()],
  ])('offers no time %s', async (_, startsAt) => {
    const { status, body } = await call('book-session', booking(4, { startsAt }));
    expect([status, body.fields]).toEqual([400, { startsAt: 'This time is not offered. Please choose another one.' }]);
  });

  it('refuses no time at all, and keeps what a machine entered from taking one', async () => {
    const { startsAt: _, ...without } = booking(5);
    expect((await call('book-session', without)).body.fields).toEqual({ startsAt: 'Choose a time' });
    expect((await call('book-session', booking(5, { website: 'x' }))).status).toBe(200);
    expect(await taken()).not.toContain(slot(5).startsAt);
    expect((await call('book-session', booking(5))).status).toBe(200);
  });

  it('lets one address have so many times and not one more', async () => {
    const email = 'greedy@client.example';
    const statuses = [];
    for (let n = 0; n <= rateLimits.booking.mailbox; n++) {
      statuses.push((await call('book-session', booking(20 + n, { email }))).status);
    }
    expect(statuses).toEqual([...Array(rateLimits.booking.mailbox).fill(200), 429]);
  });
});

describe('booking-webhook', () => {
  let reportedAt = Date.now() - 60_000;
  const event = (uid: string, triggerEvent: string, startTime = '2031-03-03T16:00:00Z', createdAt = ++reportedAt) => ({
    triggerEvent,
    createdAt: new Date(createdAt).toISOString(),
    payload: {
      uid,
      startTime,
      endTime: new Date(Date.parse(startTime) + 1_800_000).toISOString(),
      attendees: [{ name: 'Grace', email: 'grace@client.example', timeZone: 'America/New_York' }],
    },
  });
  const deliver = (body: string, headers: Record<string, string>) =>
    gateway.ask('/functions/v1/booking-webhook', { method: 'POST', body, headers });
  const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
  const fromCalCom = (json: object) => {
    const body = JSON.stringify(json);
    return deliver(body, { 'x-cal-signature-256': sign(secrets.CALCOM_WEBHOOK_SECRET, body) });
  };
  const recorded = (uid: string) =>
    rows('select source, starts_at, cancelled_at, name from bookings where external_id = $1', uid);

  it('records a booking once, with one notice and no confirmation: the other calendar sends that', async () => {
    for (let time = 0; time < 2; time++) expect((await fromCalCom(event('one', 'BOOKING_CREATED'))).status).toBe(200);
    expect(await recorded('one')).toMatchObject([{ source: 'cal.com', name: 'Grace', cancelled_at: null }]);
    const mail = await rows(
      `select kind from mail_outbox o join bookings b on b.id = o.booking_id where b.external_id = 'one'`,
    );
    expect(mail).toEqual([{ kind: 'booking-notice' }]);
  });

  it('moves and cancels it', async () => {
    await fromCalCom(event('two', 'BOOKING_CREATED'));
    await fromCalCom(event('two', 'BOOKING_RESCHEDULED', '2031-03-04T16:00:00Z'));
    expect((await recorded('two'))[0]?.starts_at).toEqual(new Date('2031-03-04T16:00:00Z'));
    await fromCalCom(event('two', 'BOOKING_CANCELLED', '2031-03-04T16:00:00Z'));
    expect((await recorded('two'))[0]?.cancelled_at).not.toBeNull();
  });

  it('leaves a booking without a name whose account was deleted, though it moves', async () => {
    await fromCalCom(event('deleted', 'BOOKING_CREATED'));
    // As `delete_account` leaves it.
    await rows(`update bookings set name = 'Deleted account', email = 'deleted@account.invalid', time_zone = null
      where external_id = 'deleted'`);
    await rows(`delete from mail_outbox o using bookings b where b.id = o.booking_id and b.external_id = 'deleted'`);
    await fromCalCom(event('deleted', 'BOOKING_RESCHEDULED', '2031-03-07T16:00:00Z'));
    await fromCalCom(event('deleted', 'BOOKING_CANCELLED', '2031-03-07T16:00:00Z'));
    expect(await rows(`select name, email, time_zone, starts_at from bookings where external_id = 'deleted'`)).toEqual([
      {
        name: 'Deleted account',
        email: 'deleted@account.invalid',
        time_zone: null,
        starts_at: new Date('2031-03-07T16:00:00Z'),
      },
    ]);
    expect(
      await rows(`select 1 from mail_outbox o join bookings b on b.id = o.booking_id
      where b.external_id = 'deleted'`),
    ).toEqual([]);
  });

  it('does not bring back a booking that the company erased', async () => {
    await fromCalCom(event('erased', 'BOOKING_CREATED'));
    await rows(`delete from bookings where external_id = 'erased'`);
    for (const kind of ['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED'])
      expect((await fromCalCom(event('erased', kind))).status).toBe(200);
    expect(await recorded('erased')).toEqual([]);
    expect(JSON.stringify(await rows('select * from erased_bookings'))).not.toMatch(/erased"|grace/i);
  });

  it('records what Calendly tells', async () => {
    const body = JSON.stringify({
      event: 'invitee.created',
      created_at: new Date().toISOString(),
      payload: {
        uri: 'https://api.calendly.example/invitees/1',
        name: 'Grace',
        email: 'grace@client.example',
        timezone: 'Europe/Paris',
        scheduled_event: { start_time: '2031-03-05T16:00:00Z', end_time: '2031-03-05T16:30:00Z' },
      },
    });
    const t = Math.floor(Date.now() / 1000);
    const v1 = sign(secrets.CALENDLY_WEBHOOK_SECRET, `${t}.${body}`);
    expect((await deliver(body, { 'calendly-webhook-signature': `t=${t},v1=${v1}` })).status).toBe(200);
    expect(await recorded('https://api.calendly.example/invitees/1')).toMatchObject([{ source: 'calendly' }]);
  });

  it('is not moved back by an older event, sent again or late; and stays cancelled', async () => {
    const created = event('three', 'BOOKING_CREATED');
    const moved = event('three', 'BOOKING_RESCHEDULED', '2031-03-06T16:00:00Z');
    for (const one of [created, moved, created]) expect((await fromCalCom(one)).status).toBe(200);
    expect((await recorded('three'))[0]?.starts_at).toEqual(new Date('2031-03-06T16:00:00Z'));
    await fromCalCom(event('three', 'BOOKING_CANCELLED', '2031-03-06T16:00:00Z'));
    await fromCalCom(moved);
    expect((await recorded('three'))[0]?.cancelled_at).not.toBeNull();
  });

  it('believes no copy of an old message', async () => {
    const old = event('four', 'BOOKING_CREATED', undefined, Date.now() - 2 * 3_600_000);
    expect((await fromCalCom(old)).status).toBe(401);
    expect(await recorded('four')).toEqual([]);
  });

  it('takes 64 KB and no more', async () => {
    const long = { ...event('five', 'BOOKING_CREATED'), more: 'x'.repeat(70_000) };
    expect((await fromCalCom(long)).status).toBe(413);
  });

  it('rejects a wrong or missing signature', async () => {
    const body = JSON.stringify(event('forged', 'BOOKING_CREATED'));
    const attempts: Record<string, string>[] = [{}, { 'x-cal-signature-256': sign('guess', body) }];
    for (const headers of attempts) {
      expect((await deliver(body, headers)).status).toBe(401);
    }
    expect(await recorded('forged')).toEqual([]);
  });

  it('passes over events that are no booking, and refuses what it cannot read', async () => {
    expect(await (await fromCalCom(event('ping', 'PING'))).json()).toEqual({ ok: true, ignored: true });
    expect((await fromCalCom({ triggerEvent: 'BOOKING_CREATED', payload: {} })).status).toBe(400);
    expect((await fromCalCom({})).status).toBe(400);
  });
});
