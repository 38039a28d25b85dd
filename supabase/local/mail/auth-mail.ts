import { escapeHtml } from './html.ts';
import type { Mail } from './mailer.ts';

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

type Words = { subject: string; before: string; call: string; link: string; after: string };

const byType: Record<string, Words> = {
  recovery: {
    subject: 'Reset your password',
    before: 'Someone asked to reset the password of the Alethia account with this email address.',
    call: 'To choose a new password, open this link within the next hour:',
    link: 'Choose a new password',
    after: 'If it was not you, ignore this email: your password stays as it is.',
  },
  magiclink: {
    subject: 'Your sign-in link',
    before: 'Someone asked to sign in to the Alethia account with this email address.',
    call: 'To sign in, open this link within the next hour. It works once:',
    link: 'Sign in',
    after: 'If it was not you, ignore this email: no one can sign in without this link.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    before: 'Someone asked to use this email address for their Alethia account.',
    call: 'To confirm that it is yours, open this link within the next hour:',
    link: 'Use this address',
    after: 'If it was not you, ignore this email: the account keeps its old address.',
  },
};

/** Replaces the text of the authentication service's mail; unknown types stay as they are. */
export function inOurWords(mail: Mail): Mail {
  const url = LINK.exec(mail.text ?? '')?.[0];
  const words = url && byType[new URL(url).searchParams.get('type') ?? ''];
  if (!words) return mail;
  const { subject, before, call, link, after } = words;
  return {
    to: mail.to,
    subject,
    text: `${before}\n\n${call}\n${url}\n\n${after}\n\nAlethia\n`,
    html: `<p>${before}</p><p>${call}<br><a href="${escapeHtml(url)}">${link}</a></p><p>${after}</p><p>Alethia</p>`,
  };
}
