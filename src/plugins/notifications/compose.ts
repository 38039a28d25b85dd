import type { SendMailOptions } from 'nodemailer';
import { env } from '@/env';
import { rowPath } from '@/lib/inbox-addresses';
import { isListName } from '@/lib/inbox-lists';
import { type NotificationKind, sentence } from '@/lib/notification-kinds';

/** On one line, so that typed text cannot add a header. */
const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

type Mailed = {
  id: string;
  kind: NotificationKind;
  who: string;
  title: string;
  collection: string;
  document: string;
  comment?: string | { id: string } | null;
};

/** The document in the admin, open at its comment, or the submission in the inbox. */
export function pathOf({ collection, document, comment }: Pick<Mailed, 'collection' | 'document' | 'comment'>): string {
  if (isListName(collection)) return rowPath(collection, document);
  const id = typeof comment === 'object' ? comment?.id : comment;
  return `/admin/collections/${collection}/${document}${id ? `?comment=${id}` : ''}`;
}

/** Quotes no drafts, notes or guests: reading those requires a sign-in. */
export function compose({ id, kind, who, title, ...about }: Mailed, to: string): SendMailOptions {
  const what = `${sentence(kind, line(who))}: ${line(title)}`;
  const { SITE_URL, MAIL_FROM } = env();
  const domain = /@([^>\s]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost';
  return {
    to,
    subject: what,
    text: [
      `${what}.`,
      `Open it: ${SITE_URL}${pathOf(about)}`,
      `Change your notification settings on your account page: ${SITE_URL}/admin/account`,
    ].join('\n\n'),
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
