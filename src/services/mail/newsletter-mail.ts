import type { SendMailOptions } from 'nodemailer';
import { written } from './frame/written';
import type { IssueContent } from './issue-content';
import { issueLetter } from './issue-letter';
import { confirmationLink, subscriberLinks, subscriptionPath } from './issue-links';
import { isAddress, line } from './mail-parts';
import type { MailedSubscriber } from './outbox';
import type { Sender } from './sender';
import { mailTextsIn } from './texts/mail-texts';

const replyTo = (sender: Sender) => ({ name: line(sender.name), address: sender.email });

/** Double opt-in. Quotes nothing typed. */
export async function newsletterConfirmation(
  { id, email, is_move, language }: MailedSubscriber,
  sender: Sender,
): Promise<SendMailOptions | undefined> {
  if (!isAddress(email)) return undefined;
  const { newsletter } = mailTextsIn(language);
  const name = line(sender.name);
  return {
    to: email,
    replyTo: replyTo(sender),
    ...written(
      {
        language,
        subject: newsletter.subject,
        preheader: newsletter.preheader,
        title: is_move ? newsletter.reasonToMove(name) : newsletter.reason(name),
        parts: [
          { kind: 'text', text: newsletter.link },
          {
            kind: 'button',
            link: { label: newsletter.confirm, href: await confirmationLink(sender, { id, language }) },
          },
          { kind: 'quiet', text: newsletter.ignore },
        ],
      },
      sender,
    ),
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

/** For one subscriber; the part below the issue is in their language. Undefined if the address is invalid. */
export async function newsletterIssue(
  { id, email, language }: MailedSubscriber,
  content: IssueContent,
  sender: Sender,
): Promise<SendMailOptions | undefined> {
  if (!isAddress(email)) return undefined;
  const { manage, oneClick } = await subscriberLinks(sender, { id, language });
  return {
    to: email,
    replyTo: replyTo(sender),
    ...written(issueLetter(content, { company: sender.name, manage, language }), sender),
    headers: listHeaders(oneClick, sender),
  };
}

/** For a member of staff: without list headers, and its last link leads nowhere. */
export function newsletterTest(to: string, content: IssueContent, sender: Sender): SendMailOptions {
  const letter = issueLetter(content, { company: sender.name, manage: subscriptionPath });
  return { to, replyTo: replyTo(sender), ...written(letter, sender), subject: `[Test] ${letter.subject}` };
}
