import { defaultLanguage } from '@shared/language';
import type { SendMailOptions } from 'nodemailer';
import { rowPath } from '@/lib/inbox-addresses';
import { isListName } from '@/lib/inbox-lists';
import { type NotificationKind, sentence } from '@/lib/notification-kinds';
import type { From } from '@/services/mail/frame/letter';
import { written } from '@/services/mail/frame/written';
import { line } from '@/services/mail/mail-parts';
import { messageIdOf } from '@/services/mail/transport';

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
export function compose({ id, kind, who, title, ...about }: Mailed, to: string, from: From): SendMailOptions {
  const what = `${sentence(kind, line(who))}: ${line(title)}`;
  return {
    to,
    ...written(
      {
        language: defaultLanguage,
        subject: what,
        preheader: 'Open it in the admin; you may have to sign in.',
        title: `${what}.`,
        parts: [{ kind: 'button', link: { label: 'Open it', href: pathOf(about) } }],
        below: {
          language: defaultLanguage,
          parts: [
            {
              kind: 'quiet',
              text: 'You choose what is mailed to you on your account page.',
              link: { label: 'Change your notification settings', href: '/admin/account' },
            },
          ],
        },
      },
      from,
    ),
    messageId: messageIdOf(id),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
