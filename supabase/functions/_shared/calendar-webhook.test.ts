import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { isOldEvent, isSignedByCalCom, isSignedByCalendly, readCalCom, readCalendly } from './calendar-webhook.ts';

// Signed with Node's own HMAC, following the calendars' documentation.
const secret = 'the secret of the webhook';
const sign = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex');

const calCom = (changes: object = {}, event = 'BOOKING_CREATED') => ({
  triggerEvent: event,
  createdAt: '2026-06-10T15:00:00Z',
  payload: {
    uid: 'bk_1',
    title: 'Discovery session',
    startTime: '2026-06-15T15:00:00Z',
    endTime: '2026-06-15T15:30:00Z',
    attendees: [{ name: ' Zoë Ångström ', email: 'zoe@visitor.example', timeZone: 'Europe/Stockholm' }],
    organizer: { name: 'Alethia' },
    ...changes,
  },
});
const calendly = (changes: object = {}, event = 'invitee.created') => ({
  event,
  created_at: '2026-06-10T15:00:00.000000Z',
  payload: {
    uri: 'https://api.calendly.example/invitees/1',
    name: 'Zoë Ångström',
    email: 'zoe@visitor.example',
    timezone: 'Europe/Stockholm',
    scheduled_event: { start_time: '2026-06-15T15:00:00Z', end_time: '2026-06-15T15:30:00Z' },
    ...changes,
  },
});

describe('a message of Cal.com', () => {
  const body = JSON.stringify(calCom());

  it('is accepted with its signature, in upper or lower case', async () => {
    expect(await isSignedByCalCom(body, sign(body), secret)).toBe(true);
    expect(await isSignedByCalCom(body, sign(body).toUpperCase(), secret)).toBe(true);
  });

  it.each([
    ['of another secret', sign(body, 'another')],
    ['of another body', sign(`${body} `)],
    ['cut short', sign(body).slice(0, -2)],
    ['empty', ''],
    ['a digit too long', `${sign(body)}0`],
  ])('is rejected with a signature %s', async (_, signature) => {
    expect(await isSignedByCalCom(body, signature, secret)).toBe(false);
  });

  it('becomes a booking', () => {
    expect(readCalCom(calCom())).toEqual({
      source: 'cal.com',
      externalId: 'bk_1',
      startsAt: '2026-06-15T15:00:00Z',
      endsAt: '2026-06-15T15:30:00Z',
      name: 'Zoë Ångström',
      email: 'zoe@visitor.example',
      timeZone: 'Europe/Stockholm',
      cancelled: false,
      reportedAt: '2026-06-10T15:00:00Z',
    });
  });

  it('counts as a replay an hour after its event', () => {
    const booking = readCalCom(calCom()) ?? expect.fail();
    const at = Date.parse('2026-06-10T15:00:00Z');
    for (const now of [at, at - 60_000, at + 3_600_000]) expect(isOldEvent(booking, now)).toBe(false);
    for (const now of [at + 3_600_001, at + 86_400_000, at - 3_600_001]) expect(isOldEvent(booking, now)).toBe(true);
  });

  it('may have control characters in a name, which are removed, and nowhere else', () => {
    const guest = (more: object) => calCom({ attendees: [{ name: 'Zoë', email: 'zoe@visitor.example', ...more }] });
    expect(readCalCom(guest({ name: 'Zoë\u0000\r\n Å' }))?.name).toBe('Zoë  Å');
    expect(() => readCalCom(calCom({ uid: 'a\u0000' }))).toThrow(ZodError);
    expect(() => readCalCom(guest({ email: 'a\u0000@b.example' }))).toThrow(ZodError);
    expect(() => readCalCom(guest({ timeZone: 'UTC\u0000' }))).toThrow(ZodError);
  });

  it.each([
    ['BOOKING_RESCHEDULED', false],
    ['BOOKING_CANCELLED', true],
  ])('%s is known', (event, cancelled) => {
    expect(readCalCom(calCom({}, event))).toMatchObject({ externalId: 'bk_1', cancelled });
  });

  it('is read the same way each time: a repetition is the same booking', () => {
    expect(readCalCom(calCom())).toEqual(readCalCom(calCom()));
  });

  it.each(['MEETING_ENDED', 'FORM_SUBMITTED', 'constructor', '__proto__'])(
    'says nothing about a booking when it is %s',
    (event) => {
      // Other fields of such a message are ignored.
      expect(readCalCom({ triggerEvent: event, payload: 'anything' })).toBeUndefined();
    },
  );

  it.each([
    ['no object', null],
    ['a list', []],
    ['without an event', { payload: {} }],
    ['without a payload', { triggerEvent: 'BOOKING_CREATED' }],
    ['without the time of the event', { ...calCom(), createdAt: undefined }],
    ['without an id', calCom({ uid: '' })],
    ['without a time', calCom({ startTime: 'soon' })],
    ['without a person', calCom({ attendees: [] })],
    ['of a person without a name', calCom({ attendees: [{ name: ' ', email: 'a@b.example' }] })],
    ['of a person with an endless address', calCom({ attendees: [{ name: 'A', email: `${'a'.repeat(255)}@b` }] })],
  ])('is refused when it is %s', (_, message) => {
    expect(() => readCalCom(message)).toThrow(ZodError);
  });

  it('may name no time zone; a name that is too long is cut after 100 characters', () => {
    const name = '🌍'.repeat(140);
    const booking = readCalCom(calCom({ attendees: [{ name, email: 'zoe@visitor.example' }] }));
    expect(booking?.timeZone).toBeNull();
    expect(booking?.name).toBe('🌍'.repeat(100));
  });
});

describe('a message of Calendly', () => {
  const body = JSON.stringify(calendly());
  const now = Date.parse('2026-06-10T15:00:00Z');
  const header = (seconds: number, text = body, key = secret) => `t=${seconds},v1=${sign(`${seconds}.${text}`, key)}`;
  const present = now / 1_000;
  const believed = (value: string, text = body) => isSignedByCalendly(text, value, secret, now);

  it('is accepted with its signature for five minutes', async () => {
    expect(await believed(header(present))).toBe(true);
    expect(await believed(header(present - 300))).toBe(true);
    expect(await believed(header(present + 300))).toBe(true);
  });

  it('is rejected later, as a possible replay', async () => {
    expect(await believed(header(present - 301))).toBe(false);
    expect(await believed(header(present - 86_400))).toBe(false);
    expect(await believed(header(present + 301))).toBe(false);
  });

  it('is rejected if only its time was changed', async () => {
    const old = header(present - 3_600).split('v1=')[1];
    expect(await believed(`t=${present},v1=${old}`)).toBe(false);
  });

  it.each([
    ['of another secret', header(present, body, 'another')],
    ['of another body', header(present, `${body} `)],
    ['without a time', `v1=${sign(body)}`],
    ['without a signature', `t=${present}`],
    ['with a time that is none', `t=now,v1=${sign(`now.${body}`)}`],
    ['with an endless time', `t=Infinity,v1=${sign(`Infinity.${body}`)}`],
    ['empty', ''],
    ['of something else', 'Bearer token'],
  ])('is rejected with a header %s', async (_, value) => {
    expect(await believed(value)).toBe(false);
  });

  it('becomes a booking, or the end of one', () => {
    expect(readCalendly(calendly())).toEqual({
      source: 'calendly',
      externalId: 'https://api.calendly.example/invitees/1',
      startsAt: '2026-06-15T15:00:00Z',
      endsAt: '2026-06-15T15:30:00Z',
      name: 'Zoë Ångström',
      email: 'zoe@visitor.example',
      timeZone: 'Europe/Stockholm',
      cancelled: false,
      reportedAt: '2026-06-10T15:00:00.000000Z',
    });
    expect(readCalendly(calendly({}, 'invitee.canceled'))).toMatchObject({ cancelled: true });
  });

  it.each(['routing_form_submission.created', 'toString'])('says nothing about a booking when it is %s', (event) => {
    expect(readCalendly({ event })).toBeUndefined();
  });

  it.each([
    ['text', 'invitee.created'],
    ['without an event', calendly({}, undefined)],
    ['without a time', calendly({ scheduled_event: {} })],
    ['with a time that is none', calendly({ scheduled_event: { start_time: 'x', end_time: 'y' } })],
    ['without a name', calendly({ name: '' })],
    ['with an endless address of its own', calendly({ uri: 'x'.repeat(256) })],
  ])('is refused when it is %s', (_, message) => {
    const broken = _ === 'without an event' ? { ...calendly(), event: undefined } : message;
    expect(() => readCalendly(broken)).toThrow(ZodError);
  });
});
