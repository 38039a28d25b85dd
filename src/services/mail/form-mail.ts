import type { SendMailOptions } from 'nodemailer';
import { inTheInbox, isAddress, line, person, received } from './mail-parts';
import type { MailedSubmission } from './outbox';
import type { Sender } from './sender';
import { languageName } from './texts/mail-texts';

/** Questions may be sentences, so each is on a line above its answer. */
const answered = ({ label, value, kind }: MailedSubmission['answers'][number]) =>
  `${line(label)}\n${value}${kind === 'file' ? ' (the file is in the inbox)' : ''}`;

/** To the form's recipients, otherwise to the company. */
export function formNotice(submission: MailedSubmission, sender: Sender): SendMailOptions {
  const { id, form_title, answers, source_page, language, created_at } = submission;
  const email = submission.email ?? '';
  const name = line(submission.name ?? '') || email;
  const title = line(form_title);
  const recipients = submission.recipients.filter(isAddress);
  const facts = [
    `Received: ${received.format(new Date(created_at))}`,
    `Language: ${languageName(language)}`,
    source_page && `Came from: ${line(source_page)}`,
  ];
  const reply = isAddress(email) ? `A reply to this email goes to ${name}.\n` : '';
  return {
    to: recipients.length > 0 ? recipients : sender.email,
    replyTo: person({ name, email }),
    subject: name ? `${title}: ${name}` : title,
    text: [
      `The form "${title}" was filled in.`,
      ...answers.map(answered),
      facts.filter(Boolean).join('\n'),
      '--',
      `${reply}${inTheInbox(sender, 'submissions', id)}`,
    ].join('\n\n'),
  };
}

/** Mail to the sender in staff's words. Quotes nothing typed: the address is unverified. Undefined if it is invalid. */
export function formConfirmation(
  { email, confirmation }: MailedSubmission,
  sender: Sender,
): SendMailOptions | undefined {
  if (!confirmation || !email || !isAddress(email)) return undefined;
  const name = line(sender.name);
  return {
    to: email,
    replyTo: { name, address: sender.email },
    subject: line(confirmation.subject),
    text: [confirmation.text, name].join('\n\n'),
  };
}
