import { defaultLanguage } from '@shared/language';
import type { SendMailOptions } from 'nodemailer';
import { addressConfirmation } from './account-mail';
import { bookingConfirmation, bookingNotice, cancellationConfirmation, cancellationNotice } from './booking-mail';
import { formConfirmation, formNotice } from './form-mail';
import { firstSentence } from './frame/letter';
import { written } from './frame/written';
import { inTheInbox, line, person, received, replyReaches } from './mail-parts';
import { newsletterConfirmation, newsletterIssue } from './newsletter-mail';
import type { MailedMessage, OutboxMail } from './outbox';
import type { Sender } from './sender';
import { languageName } from './texts/mail-texts';

function contactNotice(message: MailedMessage, sender: Sender): SendMailOptions {
  const name = line(message.name);
  return {
    to: sender.email,
    replyTo: person(message),
    ...written(
      {
        language: defaultLanguage,
        subject: `Message from ${name}${message.company ? `, ${line(message.company)}` : ''}`,
        preheader: firstSentence(message.message),
        title: `${name} wrote in the contact form.`,
        parts: [
          { kind: 'typed', label: 'Message', text: message.message },
          {
            kind: 'facts',
            facts: [
              ['Name', name],
              ['Email', line(message.email)],
              ['Company', message.company && line(message.company)],
              ['Phone', message.phone && line(message.phone)],
              ['Language', languageName(message.language)],
              ['Received', received.format(new Date(message.created_at))],
            ],
          },
          inTheInbox('messages', message.id),
        ],
        below: replyReaches(name),
      },
      sender,
    ),
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

/** The stable Message-ID lets most clients hide duplicates. Undefined without a valid recipient. */
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
