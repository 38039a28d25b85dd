import type { SendMailOptions } from 'nodemailer';
import type { IssueContent } from './issue-content';
import { issueHtml } from './issue-html';
import { confirmationLink, subscriberLinks } from './issue-links';
import { issueText } from './issue-text';
import { isAddress, line } from './mail-parts';
import type { MailedSubscriber } from './outbox';
import type { Sender } from './sender';

const replyTo = (sender: Sender) => ({ name: line(sender.name), address: sender.email });

/** Asks the reader of the mailbox to confirm the subscription. Quotes nothing that was typed. */
export async function newsletterConfirmation(
  { id, email, is_move }: MailedSubscriber,
  sender: Sender,
): Promise<SendMailOptions | undefined> {
  if (!isAddress(email)) return undefined;
  const name = line(sender.name);
  const asked = is_move
    ? `Someone asked us to send The Signal, the newsletter of ${name}, to this address from now on.`
    : `Someone entered this address to subscribe to The Signal, the newsletter of ${name}.`;
  return {
    to: email,
    replyTo: replyTo(sender),
    subject: 'Confirm your subscription to The Signal',
    text: [
      asked,
      `If it was you, open this link within a week and confirm it there:\n${await confirmationLink(sender, id)}`,
      'If it was not you, ignore this email: without a confirmation we send nothing else to this address.',
      name,
    ].join('\n\n'),
  };
}

type Headers = Record<string, string>;

/** One click in the mail program unsubscribes (RFC 8058); list mail is no reply to anyone (RFC 3834). */
const listHeaders = (oneClick: string, sender: Sender): Headers => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'List-ID': `The Signal <signal.${new URL(sender.siteUrl).hostname}>`,
  Precedence: 'bulk',
});

/** An issue for one subscriber, as HTML and plain text of the same content. Undefined if the address is invalid. */
export async function newsletterIssue(
  { id, email }: MailedSubscriber,
  content: IssueContent,
  sender: Sender,
): Promise<SendMailOptions | undefined> {
  if (!isAddress(email)) return undefined;
  const { manage, oneClick } = await subscriberLinks(sender, id);
  return {
    to: email,
    replyTo: replyTo(sender),
    subject: line(content.title),
    text: issueText(content, { sender, manage }),
    html: issueHtml(content, { sender, manage }),
    headers: listHeaders(oneClick, sender),
  };
}

/** An issue for a member of staff, to look at: without the headers of a list, and its last link leads nowhere. */
export function newsletterTest(to: string, content: IssueContent, sender: Sender): SendMailOptions {
  const manage = `${sender.siteUrl}/subscription`;
  return {
    to,
    replyTo: replyTo(sender),
    subject: `[Test] ${line(content.title)}`,
    text: issueText(content, { sender, manage }),
    html: issueHtml(content, { sender, manage }),
  };
}
