import type { SendMailOptions } from 'nodemailer';
import { sessionIcs } from '@/lib/ics';
import { companyZone, sessionTime, visitorTime } from '@/lib/session-times';
import { addressConfirmation } from './account-mail';
import { formConfirmation, formNotice } from './form-mail';
import { inTheInbox, isAddress, line, person, received } from './mail-parts';
import { newsletterConfirmation, newsletterIssue } from './newsletter-mail';
import type { MailedBooking, MailedMessage, OutboxMail } from './outbox';
import type { Sender } from './sender';

const facts = (pairs: [label: string, value: string | null | undefined][]) => {
  const known = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  const width = Math.max(...known.map(([label]) => label.length)) + 2;
  return known.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
};

function contactNotice(message: MailedMessage, sender: Sender): SendMailOptions {
  const name = line(message.name);
  return {
    to: sender.email,
    replyTo: person(message),
    subject: `Message from ${name}${message.company ? `, ${line(message.company)}` : ''}`,
    text: [
      `${name} wrote in the contact form.`,
      facts([
        ['Name', name],
        ['Email', line(message.email)],
        ['Company', message.company && line(message.company)],
        ['Phone', message.phone && line(message.phone)],
        ['Received', received.format(new Date(message.created_at))],
      ]),
      'Message:',
      message.message,
      '--',
      `A reply to this email goes to ${name}.\n${inTheInbox(sender, 'messages', message.id)}`,
    ].join('\n\n'),
  };
}

function times({ starts_at, ends_at, time_zone }: MailedBooking) {
  const here = sessionTime(starts_at, ends_at);
  const there = visitorTime(starts_at, ends_at, time_zone);
  return {
    here: `${here.day}, ${here.time} (${companyZone})`,
    there: there && `${there.day}, ${there.time} (${there.zone})`,
  };
}

const CALENDARS: Record<string, string> = { 'cal.com': 'Cal.com', calendly: 'Calendly' };

function bookingNotice(booking: MailedBooking, sender: Sender): SendMailOptions {
  const name = line(booking.name);
  const { here, there } = times(booking);
  return {
    to: sender.email,
    replyTo: person(booking),
    subject: `Discovery session booked by ${name}: ${here}`,
    text: [
      `${name} booked a discovery session.`,
      facts([
        ['Time', here],
        ['For them', there],
        ['Name', name],
        ['Email', line(booking.email)],
        ['Time zone', booking.time_zone && line(booking.time_zone)],
        ['Booked in', CALENDARS[booking.source] ?? 'the calendar of this site'],
      ]),
      '--',
      `A reply to this email goes to ${name}.\n${inTheInbox(sender, 'bookings', booking.id)}`,
    ].join('\n\n'),
  };
}

/**
 * Undefined if the address is invalid. The address is unverified, so the mail quotes nothing that was typed, not
 * even the recipient's name: it cannot carry a message to a stranger.
 */
function bookingConfirmation(booking: MailedBooking, sender: Sender): SendMailOptions | undefined {
  if (!isAddress(booking.email)) return undefined;
  const { here, there } = times(booking);
  const summary = `Discovery session with ${line(sender.name)}`;
  const ics = sessionIcs({
    id: booking.id,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    summary,
    description: `To change or cancel it, write to ${sender.email}.`,
    organizer: { name: sender.name, email: sender.email },
  });
  return {
    to: booking.email,
    replyTo: { name: line(sender.name), address: sender.email },
    subject: `${summary}: ${there ?? here}`,
    text: [
      'Hello,',
      'Your discovery session is booked.',
      facts(
        there
          ? [
              ['Your time', there],
              ['Our time', here],
            ]
          : [['Time', here]],
      ),
      'The attached file adds it to your calendar.',
      `To change or cancel it, reply to this email or write to ${sender.email}.`,
      line(sender.name),
    ].join('\n\n'),
    attachments: [{ filename: 'discovery-session.ics', content: ics, contentType: 'text/calendar; charset=utf-8' }],
  };
}

/** Set by the database when an account is deleted (supabase/migrations, `delete_account`). */
const DELETED = 'deleted@account.invalid';

function cancellationNotice(booking: MailedBooking, sender: Sender): SendMailOptions {
  const isDeleted = booking.email === DELETED;
  const name = line(booking.name);
  const { here } = times(booking);
  return {
    to: sender.email,
    replyTo: isDeleted ? undefined : person(booking),
    subject: `Discovery session canceled: ${here}`,
    text: [
      isDeleted
        ? 'A visitor deleted their account, and with it this session.'
        : `${name} canceled a discovery session.`,
      facts([
        ['Time', here],
        ['Name', isDeleted ? undefined : name],
        ['Email', isDeleted ? undefined : line(booking.email)],
      ]),
      'The time can be booked again.',
      '--',
      inTheInbox(sender, 'bookings', booking.id),
    ].join('\n\n'),
  };
}

/** Quotes nothing that was typed, as the address is unverified. Undefined if the address is invalid. */
function cancellationConfirmation(booking: MailedBooking, sender: Sender): SendMailOptions | undefined {
  if (!isAddress(booking.email)) return undefined;
  const { here, there } = times(booking);
  const summary = `Discovery session with ${line(sender.name)}`;
  return {
    to: booking.email,
    replyTo: { name: line(sender.name), address: sender.email },
    subject: `Canceled: ${summary}, ${there ?? here}`,
    text: [
      'Your discovery session is canceled.',
      facts(
        there
          ? [
              ['Your time', there],
              ['Our time', here],
            ]
          : [['Time', here]],
      ),
      `Please remove it from your calendar too. To choose another time: ${sender.siteUrl}/booking`,
      line(sender.name),
    ].join('\n\n'),
  };
}

async function content(mail: OutboxMail, sender: Sender): Promise<SendMailOptions | undefined> {
  switch (mail.kind) {
    case 'contact-notice':
      return contactNotice(mail.message, sender);
    case 'form-notice':
      return formNotice(mail.submission, sender);
    case 'form-confirmation':
      return formConfirmation(mail.submission, sender);
    case 'booking-notice':
      return bookingNotice(mail.booking, sender);
    case 'booking-confirmation':
      return bookingConfirmation(mail.booking, sender);
    case 'cancellation-notice':
      return cancellationNotice(mail.booking, sender);
    case 'cancellation-confirmation':
      return cancellationConfirmation(mail.booking, sender);
    case 'address-confirmation':
      return addressConfirmation(mail.account, sender);
    case 'newsletter-confirmation':
      return newsletterConfirmation(mail.subscriber, sender);
    case 'newsletter-issue':
      return newsletterIssue(mail.subscriber, mail.issue.content, sender);
  }
}

/**
 * Composes an outbox row: plain text, with HTML beside it for an issue of the newsletter. Message-ID comes from the outbox, so most mail clients show a mail that was
 * sent twice once. Undefined if there is no valid recipient.
 */
export async function compose(mail: OutboxMail, sender: Sender): Promise<SendMailOptions | undefined> {
  const options = await content(mail, sender);
  const domain = sender.email.split('@').at(-1) ?? 'localhost';
  return (
    options && {
      ...options,
      messageId: `<${mail.id}@${domain}>`,
      // Suppresses automatic replies such as out-of-office notices (RFC 3834).
      headers: { ...options.headers, 'Auto-Submitted': 'auto-generated' },
    }
  );
}
