import { describe, expect, it } from 'vitest';
import { compose } from '@/services/mail/compose';
import { claimMail } from '@/services/mail/outbox';
import { mailTransport } from '@/services/mail/transport';
import { bookSession } from '@/visitors/forms/booking/submit';
import { submitContact } from '@/visitors/forms/contact/submit';
import { subscribe } from '@/visitors/forms/newsletter/submit';
import { subscriptionToken } from '../../../supabase/functions/_shared/newsletter-token';
import { rateLimits } from '../../../supabase/functions/_shared/rate-limits';
import { offeredSlots } from '../../../supabase/functions/_shared/slots';
import { newEmail as newAddress, newVisitor, pressed, withGateway } from '../../helpers/gateway';

const sender = { name: 'Alethia', email: 'hello@alethia.example', siteUrl: 'https://www.alethia.example' };
const gateway = withGateway();
const { call, rows } = gateway;

const german = (more: object = {}) => ({
  name: 'Ada',
  email: newAddress(),
  message: 'Was sähen Sie in unserem Netz?',
  elapsed: '5000',
  language: 'de',
  ...more,
});
const languageOf = async (table: string, email: string) =>
  (
    await rows<{ language: string; status: string }>(`select language, status from ${table} where email = $1`, email)
  )[0];

async function mailTo(address: string) {
  const transport = mailTransport();
  for (const mail of await claimMail(50)) {
    const options = await compose(mail, sender);
    if (options) await transport?.sendMail(options);
  }
  return gateway.mailTo(address);
}

describe('a function', () => {
  it('says in German what is wrong with each field', async () => {
    const { status, body } = await call(
      'submit-contact',
      german({ name: ' ', email: 'ada', message: 'm'.repeat(2001) }),
    );
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'validation_failed',
      error: 'Einige Angaben fehlen oder sind zu lang. Bitte prüfen Sie sie.',
      fields: {
        name: 'Bitte geben Sie Ihren Namen ein',
        email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
        message: 'Die Nachricht darf höchstens 2000 Zeichen lang sein',
      },
    });
  });

  it.each([['fr'], ['DE'], [7], [null], [undefined]])('speaks English where the language is %j', async (language) => {
    const { body } = await call('submit-contact', german({ name: '', language }));
    expect(body.fields).toEqual({ name: 'Name is required' });
    const entries = german({ language });
    expect((await call('submit-contact', entries)).status).toBe(200);
    expect(await languageOf('contact_messages', entries.email)).toMatchObject({ language: 'en' });
  });

  it('keeps the language with the message, also of a machine, which gets the usual response', async () => {
    const [person, machine] = [german(), german({ website: 'https://spam.example' })];
    const responses = [await call('submit-contact', person), await call('submit-contact', machine)];
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ]);
    expect(await languageOf('contact_messages', person.email)).toEqual({ language: 'de', status: 'new' });
    expect(await languageOf('contact_messages', machine.email)).toEqual({ language: 'de', status: 'spam' });
  });

  it('says in German that it was too much', async () => {
    const visitor = newVisitor();
    let last = await call('subscribe-newsletter', { email: newAddress(), elapsed: '5000', language: 'de' }, visitor);
    for (let n = 0; n < rateLimits.newsletter.visitor; n++)
      last = await call('subscribe-newsletter', { email: newAddress(), elapsed: '5000', language: 'de' }, visitor);
    expect([last.status, last.body.error]).toEqual([
      429,
      'Sie haben in kurzer Zeit mehrere Anfragen gesendet. Bitte versuchen Sie es später noch einmal oder schreiben Sie uns direkt.',
    ]);
  });

  it('says in German that a time is taken, not offered, or that a session has ended', async () => {
    const startsAt = offeredSlots(Date.now()).at(-1)?.startsAt;
    const booking = () => ({ name: 'Ada', email: newAddress(), startsAt, elapsed: '5000', language: 'de' });
    expect((await call('book-session', booking())).status).toBe(200);
    expect((await call('book-session', booking())).body).toEqual({
      code: 'time_taken',
      error: 'Diesen Termin hat soeben jemand anderes gebucht. Bitte wählen Sie einen anderen.',
    });
    const never = await call('book-session', { ...booking(), startsAt: '2020-01-01T00:00:00Z' });
    expect(never.body.fields).toEqual({
      startsAt: 'Dieser Termin wird nicht angeboten. Bitte wählen Sie einen anderen.',
    });
    expect((await call('set-newsletter', { subscribed: true, language: 'de' })).body).toEqual({
      code: 'session_not_found',
      error: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
    });
  });
});

describe('the site', () => {
  it('responds to a German contact form in German, and stays on its page', async () => {
    const { name, email, message } = german();
    const entries = { name, email, message, language: 'de', elapsed: '5000' };
    expect(await submitContact({ ...entries, name: '' }, newVisitor())).toMatchObject({
      ok: false,
      notice: { title: 'Ihre Nachricht wurde nicht gesendet' },
      errors: { name: 'Bitte geben Sie Ihren Namen ein' },
    });
    expect(await submitContact(entries, newVisitor())).toMatchObject({
      ok: true,
      notice: { title: 'Ihre Nachricht ist angekommen' },
    });
    expect(await submitContact({ ...entries, language: 'en' }, newVisitor())).toMatchObject({
      ok: true,
      to: '/contact/success',
    });
  });

  it('leads from a booking to its confirmation in the language of the form', async () => {
    const slot = offeredSlots(Date.now())[3]?.startsAt ?? '';
    const entries = { name: 'Ada', email: newAddress(), startsAt: slot, elapsed: '5000', language: 'de', frame: '1' };
    const outcome = await bookSession(entries, newVisitor());
    expect(outcome).toMatchObject({
      ok: true,
      to: expect.stringMatching(/^\/calendar\/[0-9a-f-]{36}\?frame=1&lang=de$/),
    });
    expect(await languageOf('bookings', entries.email)).toMatchObject({ language: 'de' });
    const mail = await mailTo(entries.email);
    expect(mail.subject).toMatch(/^Erstgespräch mit Alethia: /);
    expect(mail.text).toContain('Ihr Erstgespräch ist gebucht.');
  });
});

describe('a subscription from a German page', () => {
  it('is confirmed by a German mail, whose link opens the German page', async () => {
    const email = newAddress();
    expect(await subscribe({ email, elapsed: '5000', language: 'de' }, newVisitor())).toMatchObject({
      ok: true,
      notice: { title: 'Anmeldung erfolgreich!' },
    });
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Bestätigen Sie Ihr Abonnement von The Signal');
    expect(mail.text).toMatch(/\/subscription\?token=\S+&lang=de/);
  });

  it('keeps its language when it moves, and a stranger cannot change it', async () => {
    const [email, next] = [newAddress(), newAddress()];
    await call('subscribe-newsletter', { email, elapsed: '5000', language: 'de' });
    const [{ id = '' } = {}] = await rows<{ id: string }>(
      'update newsletter_subscribers set confirmed_at = now() where email = $1 returning id',
      email,
    );
    await call('subscribe-newsletter', { email, elapsed: '5000', language: 'en' });
    expect(await languageOf('newsletter_subscribers', email)).toMatchObject({ language: 'de' });
    const token = await subscriptionToken(gateway.secretKey, id);
    expect((await call('change-subscription', { action: 'move', token, email: next })).status).toBe(200);
    expect((await mailTo(next)).subject).toBe('Bestätigen Sie Ihr Abonnement von The Signal');
  });

  it('that is not confirmed yet gets the language of its last form', async () => {
    const email = newAddress();
    await call('subscribe-newsletter', { email, elapsed: '5000' });
    await call('subscribe-newsletter', { email, elapsed: '5000', language: 'de' });
    expect(await languageOf('newsletter_subscribers', email)).toMatchObject({ language: 'de' });
  });

  it('sees in German that a link is wrong', async () => {
    const { status, body } = await call('change-subscription', { action: 'confirm', token: 'x.y.z', language: 'de' });
    expect([status, body.error]).toEqual([
      403,
      'Dieser Link ist abgelaufen oder wurde schon verwendet. Melden Sie sich noch einmal an, um einen neuen zu erhalten.',
    ]);
  });
});

it('a link for a new password, requested on the German page, is mailed in German and leads back there', async () => {
  const { email } = await gateway.signUp();
  const page = `${process.env.SITE_URL}/auth/de`;
  await gateway.auth(`recover?redirect_to=${encodeURIComponent(page)}`, { email });
  const mail = await mailTo(email);
  expect(mail.subject).toBe('Setzen Sie Ihr Passwort zurück');
  const response = await gateway.ask(pressed(mail.text));
  expect(response.headers.get('location')).toMatch(new RegExp(`^${page}#.*type=recovery`));
});
