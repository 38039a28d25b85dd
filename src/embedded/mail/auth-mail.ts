import { escapeHtml } from './html.ts';
import type { Mail } from './mailer.ts';

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;
/** The mail of the authentication service in our words; what we have no words for stays as it is. */
export function inOurWords(mail: Mail): Mail {
  const link = LINK.exec(mail.text ?? '')?.[0];
  if (!link || new URL(link).searchParams.get('type') !== 'recovery') return mail;
  const before = 'Someone asked to reset the password of the Alethia account with this e-mail address.';
  const call = 'To choose a new password, open this link within the next hour:';
  const after = 'If it was not you, there is nothing to do: your password stays as it is.';
  return {
    to: mail.to,
    subject: 'Reset your password',
    text: `${before}\n\n${call}\n${link}\n\n${after}\n\nAlethia\n`,
    html: `<p>${before}</p><p>${call}<br><a href="${escapeHtml(link)}">Choose a new password</a></p><p>${after}</p><p>Alethia</p>`,
  };
}
