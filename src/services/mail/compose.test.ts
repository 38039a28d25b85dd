import nodemailer, { type SendMailOptions } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { env } from '@/env';
import { compose } from './compose';
import type { MailedBooking, MailedMessage, OutboxMail } from './outbox';

const sender = { name: 'Alethia', email: 'hello@alethia.example', siteUrl: 'https://www.alethia.example' };
const id = '5f2c3a52-8f0e-4b1c-9d2f-0a1b2c3d4e5f';

const message: MailedMessage = {
  id,
  name: 'Mara Lindqvist',
  email: 'mara@visitors.example',
  company: 'Northern Grid',
  phone: '+1 303 555 0188',
  message: 'First line.\n\nSecond line.',
  language: 'en',
  created_at: '2026-11-20T12:00:00.000Z',
};
const booking: MailedBooking = {
  id,
  name: 'Jonas Okafor',
  email: 'jonas@visitors.example',
  starts_at: '2026-12-01T16:00:00.000Z',
  ends_at: '2026-12-01T16:30:00.000Z',
  time_zone: 'Europe/Berlin',
  language: 'en',
  source: 'site',
  note: null,
  known_weeks: null,
  late_weeks: null,
};

type BookingMail = Extract<OutboxMail, { booking: unknown }>['kind'];
const contact = (change: Partial<MailedMessage> = {}): OutboxMail => ({
  id,
  attempts: 1,
  kind: 'contact-notice',
  message: { ...message, ...change },
});
const booked = (kind: BookingMail, change: Partial<MailedBooking> = {}): OutboxMail => ({
  id,
  attempts: 1,
  kind,
  booking: { ...booking, ...change },
});

const composed = async (mail: OutboxMail): Promise<SendMailOptions> => {
  const options = await compose(mail, sender);
  if (!options) throw new Error('nothing was composed');
  return options;
};

async function received(mail: OutboxMail) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message: raw, envelope } = await transport.sendMail({
    from: 'no-reply@alethia.example',
    ...(await composed(mail)),
  });
  return { ...(await PostalMime.parse(raw as Buffer)), envelope };
}

describe('the notice about a message', () => {
  it('goes to the company, and replies go to the visitor', async () => {
    const mail = await received(contact());
    expect(mail.envelope.to).toEqual(['hello@alethia.example']);
    expect(mail.replyTo).toEqual([{ name: 'Mara Lindqvist', address: 'mara@visitors.example' }]);
    expect(mail.subject).toBe('Message from Mara Lindqvist, Northern Grid');
  });

  it('contains everything, with a link', async () => {
    const { text } = await received(contact());
    for (const part of ['mara@visitors.example', 'Northern Grid', '+1 303 555 0188', 'First line.\n\nSecond line.']) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`https://www.alethia.example/admin/inbox/messages/${id}`);
  });

  it('leaves out missing values', async () => {
    const { text } = await received(contact({ company: null, phone: null }));
    expect(text).not.toMatch(/Company|Phone|null/);
  });

  it('accepts no header from a visitor', async () => {
    const name = 'Eve\r\nBcc: victim@x.example\r\n\r\nBody';
    const mail = await received(contact({ name, company: 'A\nX-Evil: 1', phone: '1\u2028Cc: v@x.example' }));
    expect(mail.envelope.to).toEqual(['hello@alethia.example']);
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-evil']));
    expect(mail.subject).toBe('Message from Eve Bcc: victim@x.example Body, A X-Evil: 1');
  });

  it.each(['a@x.example, victim@y.example', 'a@x.example>\r\nRCPT TO:<v@y.example', '<a@x.example>', 'nobody'])(
    'names no address to answer to for %j',
    async (email) => {
      expect((await composed(contact({ email }))).replyTo).toBeUndefined();
      expect((await received(contact({ email }))).envelope.to).toEqual(['hello@alethia.example']);
    },
  );

  it('keeps the same Message-ID however often it is sent', async () => {
    expect((await composed(contact())).messageId).toBe((await composed(contact())).messageId);
  });
});

describe('the notice about a booking', () => {
  it('gives the time in the company’s zone and in the visitor’s', async () => {
    const { text, subject } = await received(booked('booking-notice'));
    expect(subject).toMatch(/^Discovery session booked by Jonas Okafor: Tuesday, December 1, 2026, 9:00/);
    expect(text).toMatch(/9:00.*MST \(Denver\)/);
    expect(text).toMatch(/5:00.*\(Europe\/Berlin\)/);
    expect(text).toContain(`/admin/inbox/bookings/${id}`);
  });

  it('names the external calendar', async () => {
    expect((await received(booked('booking-notice', { source: 'calendly' }))).text).toContain('Calendly');
  });
});

describe('what a visitor added to a booking', () => {
  const drawn = { note: 'Reserve: we used 2.\nRidge substation', known_weeks: 7, late_weeks: 2 };

  it('is in the notice: the note, and the gap in words', async () => {
    const { text } = await received(booked('booking-notice', drawn));
    expect(text).toContain('Reserve: we used 2.');
    expect(text).toContain('Ridge substation');
    expect(text).toContain('You had 9 weeks. You used 2.');
  });

  it('is in the confirmation as the numbers of the gap only: the address may be a stranger’s', async () => {
    const { text, html } = await received(booked('booking-confirmation', drawn));
    expect(text).toContain('We start from the gap you drew. You had 9 weeks. You used 2.');
    expect(`${text}${html}`).not.toContain('Ridge substation');
  });

  it('is in the language of the booking', async () => {
    const { text } = await received(booked('booking-confirmation', { ...drawn, language: 'de' }));
    expect(text).toContain('Sie hatten 9 Wochen. Genutzt haben Sie 2.');
  });

  it('is one week in the singular', async () => {
    const { text } = await received(booked('booking-confirmation', { ...drawn, known_weeks: 1, late_weeks: 0 }));
    expect(text).toContain('You had 1 week. You used 0.');
  });

  it('may be missing', async () => {
    for (const kind of ['booking-notice', 'booking-confirmation'] as const) {
      expect((await received(booked(kind))).text).not.toMatch(/Note|gap|weeks/);
    }
  });
});

describe('the confirmation of a booking', () => {
  it('goes to the visitor with a file for their calendar', async () => {
    const mail = await received(booked('booking-confirmation'));
    expect(mail.envelope.to).toEqual(['jonas@visitors.example']);
    expect(mail.replyTo).toEqual([{ name: 'Alethia', address: 'hello@alethia.example' }]);
    expect(mail.text).toMatch(/Your time: +Tuesday, December 1, 2026, 5:00/);
    const [file] = mail.attachments;
    expect(file).toMatchObject({ filename: 'discovery-session.ics', mimeType: 'text/calendar' });
    expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toContain('DTSTART:20261201T160000Z');
  });

  it('quotes nothing that was typed, in any part', async () => {
    const name = 'Cheap pills at https://pills.example';
    const mail = await received(booked('booking-confirmation', { name, time_zone: 'pills.example/Zone' }));
    const file = new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer);
    for (const part of [JSON.stringify(mail.headers), JSON.stringify(mail.to), mail.subject, mail.text, file]) {
      expect(part).toBeTruthy();
      expect(part).not.toMatch(/pills/i);
    }
    expect(mail.to).toEqual([{ name: '', address: 'jonas@visitors.example' }]);
  });

  it('attaches no secret: the address of the confirmation cannot be read from the file', async () => {
    const mail = await received(booked('booking-confirmation'));
    expect(new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer)).not.toContain(id);
  });

  it('gives one time if both are the same, or the visitor’s is unknown', async () => {
    for (const time_zone of ['America/Denver', null, 'Nowhere/Land']) {
      const { text } = await received(booked('booking-confirmation', { time_zone }));
      expect(text).toMatch(/\nTime: +Tuesday, December 1, 2026, 9:00/);
      expect(text).not.toContain('Your time');
    }
  });

  it('has no recipient if the address is invalid', async () => {
    const mail = booked('booking-confirmation', { email: 'a@x.example,b@y.example' });
    expect(await compose(mail, sender)).toBeUndefined();
  });
});

describe('a visitor who booked on a German page', () => {
  it('gets the confirmation in German, with German times', async () => {
    const mail = await received(booked('booking-confirmation', { language: 'de' }));
    expect(mail.subject).toMatch(/^Erstgespräch mit Alethia: Dienstag, 1\. Dezember 2026, 17:00/);
    expect(mail.text).toMatch(/Bei Ihnen: +Dienstag, 1\. Dezember 2026, 17:00.*\(Europe\/Berlin\)/);
    expect(mail.text).toMatch(/Bei uns: +Dienstag, 1\. Dezember 2026, 0?9:00.*\(Denver\)/);
    expect(mail.text).toContain('Ihr Erstgespräch ist gebucht.');
    const [file] = mail.attachments;
    expect(file?.filename).toBe('erstgespraech.ics');
    expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toContain('SUMMARY:Erstgespräch mit Alethia');
  });

  it('gets the cancellation in German, with a link to other times', async () => {
    const { subject, text } = await received(booked('cancellation-confirmation', { language: 'de' }));
    expect(subject).toMatch(/^Abgesagt: Erstgespräch mit Alethia, Dienstag, 1\. Dezember 2026/);
    expect(text).toContain('https://www.alethia.example/calendar?lang=de');
  });

  it('is named with their language in the English mail to staff', async () => {
    const { subject, text } = await received(booked('booking-notice', { language: 'de' }));
    expect(subject).toMatch(/^Discovery session booked by Jonas Okafor: Tuesday, December 1/);
    expect(text).toMatch(/Language: +German/);
    expect((await received(contact({ language: 'de' }))).text).toMatch(/Language: +German/);
    expect((await received(contact())).text).toMatch(/Language: +English/);
  });
});

describe('the mail about a cancelled booking', () => {
  it('tells the company who canceled what', async () => {
    const mail = await received(booked('cancellation-notice'));
    expect(mail.envelope.to).toEqual(['hello@alethia.example']);
    expect(mail.subject).toMatch(/^Discovery session canceled: Tuesday, December 1, 2026, 9:00/);
    expect(mail.text).toContain('Jonas Okafor canceled a discovery session.');
    expect(mail.replyTo).toEqual([{ name: 'Jonas Okafor', address: 'jonas@visitors.example' }]);
  });

  it('omits the name of a deleted account', async () => {
    const deleted = { name: 'Deleted account', email: 'deleted@account.invalid', time_zone: null };
    const mail = await received(booked('cancellation-notice', deleted));
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('A visitor deleted their account');
    expect(mail.text).not.toContain('invalid');
  });

  it('tells the visitor, and quotes nothing that was typed', async () => {
    const mail = await received(booked('cancellation-confirmation', { name: 'Pills at https://pills.example' }));
    expect(mail.envelope.to).toEqual(['jonas@visitors.example']);
    expect(mail.text).toMatch(/Your time: +Tuesday, December 1, 2026, 5:00/);
    expect(`${mail.subject} ${mail.text} ${JSON.stringify(mail.to)}`).not.toContain('pills');
  });

  it('has the file that removes what the confirmation’s file added, from either calendar program or by hand', async () => {
    const fileOf = async (kind: BookingMail) => {
      const { attachments } = await received(booked(kind));
      const texts = attachments.map(({ content }) =>
        new TextDecoder().decode(content as ArrayBuffer).replace(/\r\n[ \t]/g, ''),
      );
      return { types: attachments.map(({ mimeType, method }) => `${mimeType} ${method ?? ''}`.trim()), texts };
    };
    const lineOf = (file: string | undefined, name: string) => new RegExp(`^${name}[:;].*$`, 'm').exec(file ?? '')?.[0];
    const added = await fileOf('booking-confirmation');
    const removed = await fileOf('cancellation-confirmation');
    expect(removed.types).toEqual(['text/calendar CANCEL', 'application/ics']);
    for (const file of removed.texts) {
      for (const name of ['UID', 'DTSTART', 'DTEND', 'ORGANIZER'])
        expect(lineOf(file, name)?.trim()).toBe(lineOf(added.texts[0], name)?.trim());
      const state = ['METHOD', 'STATUS', 'SEQUENCE'].map((name) => lineOf(file, name)?.trim());
      expect(state).toEqual(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']);
    }
    expect(added.types).toEqual(['text/calendar PUBLISH']);
    const { attachments } = await received(booked('cancellation-confirmation', { source: 'calendly' }));
    expect(attachments).toEqual([]);
  });
});

it('the link that confirms an address leads to the account', async () => {
  Object.assign(env(), { SUPABASE_SECRET_KEY: 'sb_secret_for_tests' });
  const account = { user_id: id, email: 'jonas@visitors.example' };
  const confirmation = (language: 'en' | 'de') =>
    received({ id, attempts: 1, kind: 'address-confirmation', account: { ...account, language } });
  const mail = await confirmation('en');
  expect(mail.envelope.to).toEqual(['jonas@visitors.example']);
  expect(mail.text).toMatch(/https:\/\/www\.alethia\.example\/account#confirm=\d{10}\.[0-9a-f]{64}\n/);
  const german = await confirmation('de');
  expect(german.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
  expect(german.text).toContain('https://www.alethia.example/account/de#confirm=');
});
