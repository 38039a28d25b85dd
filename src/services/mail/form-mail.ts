import { defaultLanguage } from '@shared/language';
import type { SendMailOptions } from 'nodemailer';
import { firstSentence, type Part } from './frame/letter';
import { written } from './frame/written';
import { inTheInbox, isAddress, line, person, received, replyReaches } from './mail-parts';
import type { MailedSubmission } from './outbox';
import type { Sender } from './sender';
import { languageName } from './texts/mail-texts';

const answered = ({ label, value, kind }: MailedSubmission['answers'][number]): Part => ({
  kind: 'typed',
  label: line(label),
  text: `${value}${kind === 'file' ? ' (the file is in the inbox)' : ''}`,
});

/** To the form's recipients, otherwise to the company. */
export function formNotice(submission: MailedSubmission, sender: Sender): SendMailOptions {
  const { id, form_title, answers, source_page, language, created_at } = submission;
  const email = submission.email ?? '';
  const name = line(submission.name ?? '') || email;
  const title = line(form_title);
  const recipients = submission.recipients.filter(isAddress);
  return {
    to: recipients.length > 0 ? recipients : sender.email,
    replyTo: person({ name, email }),
    ...written(
      {
        language: defaultLanguage,
        subject: name ? `${title}: ${name}` : title,
        preheader: `What ${name || 'a visitor'} answered, and where to work on it.`,
        title: `The form "${title}" was filled in.`,
        parts: [
          ...answers.map(answered),
          {
            kind: 'facts',
            facts: [
              ['Received', received.format(new Date(created_at))],
              ['Language', languageName(language)],
              ['Came from', source_page && line(source_page)],
            ],
          },
          inTheInbox('submissions', id),
        ],
        ...(isAddress(email) && { below: replyReaches(name) }),
      },
      sender,
    ),
  };
}

/** Mail to the sender in staff's words. Quotes nothing typed: the address is unverified. Undefined if it is invalid. */
export function formConfirmation(
  { email, confirmation, language }: MailedSubmission,
  sender: Sender,
): SendMailOptions | undefined {
  if (!confirmation || !email || !isAddress(email)) return undefined;
  const { subject, text } = confirmation;
  return {
    to: email,
    replyTo: { name: line(sender.name), address: sender.email },
    ...written(
      { language, subject: line(subject), preheader: firstSentence(text), parts: [{ kind: 'text', text }] },
      sender,
    ),
  };
}
