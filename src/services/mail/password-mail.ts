import { defaultLanguage } from '@shared/language';
import type { From } from './frame/letter';
import { type Written, written } from './frame/written';

const choosePassword = (token: string) => `/admin/reset/${encodeURIComponent(token)}`;

/** Without a token, they sign in with single sign-on. Names no one: the address may be a stranger's. */
export const invitationMail = (token: string | null, from: From): Written =>
  written(
    {
      language: defaultLanguage,
      subject: 'Your account for the admin of the website',
      preheader: token ? 'Choose a password, and you are signed in.' : 'You sign in with single sign-on.',
      title: `You are invited to work on the website of ${from.name}.`,
      parts: [
        token
          ? { kind: 'button', link: { label: 'Choose a password', href: choosePassword(token) } }
          : { kind: 'button', link: { label: 'Sign in with single sign-on', href: '/admin' } },
        ...(token
          ? [
              {
                kind: 'text' as const,
                text: 'The link works once and expires after three days. After that, use "Forgot password?" on the sign-in page.',
              },
            ]
          : []),
        { kind: 'quiet', text: 'If you did not expect this mail, ignore it.' },
      ],
    },
    from,
  );

/** The link uses the site's own address: the Host header would let an attacker receive another person's token. */
export const resetMail = (token: string, from: From): Written =>
  written(
    {
      language: defaultLanguage,
      subject: 'A new password for the admin',
      preheader: 'One link, which works once, within an hour.',
      title: 'Someone, probably you, requested a new password for the admin of the website.',
      parts: [
        { kind: 'button', link: { label: 'Choose a new password', href: choosePassword(token) } },
        {
          kind: 'quiet',
          text: 'The link works for one hour. If it was not you, ignore this mail. Your password stays as it is.',
        },
      ],
    },
    from,
  );
