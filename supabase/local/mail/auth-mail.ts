import { written } from '../../../src/services/mail/frame/written.ts';
import { defaultLanguage, type Language, languageCodes } from '../../functions/_shared/language.ts';
import { type Mail, NAME } from './mailer.ts';

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

type Words = Record<'subject' | 'preheader' | 'before' | 'call' | 'link' | 'after', string>;

const english: Record<string, Words> = {
  recovery: {
    subject: 'Reset your password',
    preheader: 'One link, within the next hour.',
    before: 'Someone requested a new password for the Alethia account with this email address.',
    call: 'To choose a new password, open this link within the next hour.',
    link: 'Choose a new password',
    after: 'If it was not you, ignore this email: your password stays as it is.',
  },
  magiclink: {
    subject: 'Your sign-in link',
    preheader: 'One link, which works once, within the next hour.',
    before: 'Someone requested a link to sign in to the Alethia account with this email address.',
    call: 'To sign in, open this link within the next hour. It works once.',
    link: 'Sign in',
    after: 'If it was not you, ignore this email: no one can sign in without this link.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    preheader: 'One link, within the next hour.',
    before: 'Someone entered this email address for their Alethia account.',
    call: 'To confirm that it is yours, open this link within the next hour.',
    link: 'Use this address',
    after: 'If it was not you, ignore this email: the account keeps its old address.',
  },
};

const german: Record<string, Words> = {
  recovery: {
    subject: 'Setzen Sie Ihr Passwort zurück',
    preheader: 'Ein Link, eine Stunde lang gültig.',
    before: 'Jemand möchte das Passwort des Alethia-Kontos mit dieser E-Mail-Adresse zurücksetzen.',
    call: 'Um ein neues Passwort festzulegen, öffnen Sie diesen Link innerhalb einer Stunde.',
    link: 'Neues Passwort festlegen',
    after: 'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
  magiclink: {
    subject: 'Ihr Anmeldelink',
    preheader: 'Ein Link, der einmal gilt, eine Stunde lang.',
    before: 'Jemand möchte sich mit dieser E-Mail-Adresse beim Alethia-Konto anmelden.',
    call: 'Um sich anzumelden, öffnen Sie diesen Link innerhalb einer Stunde. Er gilt einmal.',
    link: 'Anmelden',
    after: 'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ohne diesen Link kann sich niemand anmelden.',
  },
  email_change: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    preheader: 'Ein Link, eine Stunde lang gültig.',
    before: 'Jemand möchte diese E-Mail-Adresse für sein Alethia-Konto verwenden.',
    call: 'Um zu bestätigen, dass sie Ihnen gehört, öffnen Sie diesen Link innerhalb einer Stunde.',
    link: 'Diese Adresse verwenden',
    after: 'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Das Konto behält seine alte Adresse.',
  },
};

const byLanguage: Record<Language, Record<string, Words>> = { en: english, de: german };

function languageOf(page: string): Language {
  const path = URL.canParse(page) ? new URL(page).pathname : '';
  return languageCodes.find((code) => path === `/auth/${code}`) ?? defaultLanguage;
}

/**
 * Unknown types of mail are unchanged. `page`, where it was requested, sets its language and the target of its link.
 */
export function inOurWords(mail: Mail, siteUrl: string, page = ''): Mail {
  const found = LINK.exec(mail.text ?? '')?.[0];
  if (!found) return mail;
  const language = languageOf(page);
  const address = new URL(found);
  const type = address.searchParams.get('type') ?? '';
  const words = byLanguage[language][type];
  if (!words) return mail;
  // The page asks before it uses the token: scanners of mail open every link. Its host is not taken from the request.
  const link = new URL(language === defaultLanguage ? '/auth' : `/auth/${language}`, siteUrl);
  link.hash = new URLSearchParams({ link: address.searchParams.get('token') ?? '', type }).toString();
  const { subject, preheader, before, call, after } = words;
  return {
    to: mail.to,
    ...written(
      {
        language,
        subject,
        preheader,
        title: before,
        parts: [
          { kind: 'text', text: call },
          { kind: 'button', link: { label: words.link, href: link.href } },
          { kind: 'quiet', text: after },
        ],
      },
      { name: NAME, siteUrl },
    ),
  };
}
