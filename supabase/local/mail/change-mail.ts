import { z } from 'zod';
import { written } from '../../../src/services/mail/frame/written.ts';
import { defaultLanguage, type Language, languageOf } from '../../functions/_shared/language.ts';
import { type Mail, NAME } from './mailer.ts';

type Words = Record<'subject' | 'preheader' | 'password' | 'after' | 'signIn', string> & {
  email: (to: string) => string;
};

const texts: Record<Language, Words> = {
  en: {
    subject: 'A change of your Alethia account',
    preheader: 'If it was you, there is nothing to do.',
    password: 'The password of your Alethia account was changed.',
    email: (to) =>
      `Someone requested the address ${to} for your Alethia account instead of this one. It changes once the link mailed there is opened.`,
    after: 'If it was not you, choose a new password now: open the sign-in page and select "Forgot your password?".',
    signIn: 'To the sign-in page',
  },
  de: {
    subject: 'Eine Änderung Ihres Alethia-Kontos',
    preheader: 'Wenn Sie es waren, ist nichts zu tun.',
    password: 'Das Passwort Ihres Alethia-Kontos wurde geändert.',
    email: (to) =>
      `Jemand möchte für Ihr Alethia-Konto statt dieser Adresse die Adresse ${to} verwenden. Sie ändert sich, sobald der Link geöffnet wird, der dorthin geschickt wurde.`,
    after:
      'Wenn Sie es nicht waren, legen Sie jetzt ein neues Passwort fest: Öffnen Sie die Anmeldeseite und wählen Sie „Passwort vergessen?“.',
    signIn: 'Zur Anmeldeseite',
  },
};

const changed = z.object({
  email: z.string().min(1),
  new_email: z.string().optional(),
  user_metadata: z.looseObject({}).default({}),
});
const wanted = z.object({ email: z.string().optional(), password: z.string().optional() });

/** To the address that the account has now, about what its owner, or somebody else, has just changed. */
export function changeMails(user: unknown, change: unknown, siteUrl: string): Mail[] {
  const { data } = changed.safeParse(user);
  const requested = wanted.safeParse(change).data;
  if (!data || !requested) return [];
  const language = languageOf(data.user_metadata);
  const { subject, preheader, password, email, after, signIn } = texts[language];
  const href = language === defaultLanguage ? '/auth' : `/auth/${language}`;
  const isMoving = requested.email !== undefined && data.new_email !== undefined && data.new_email !== data.email;
  const all = [
    ...(requested.password === undefined ? [] : [password]),
    ...(isMoving ? [email(data.new_email ?? '')] : []),
  ];
  return all.map((what) => ({
    to: data.email,
    ...written(
      {
        language,
        subject,
        preheader,
        title: what,
        parts: [
          { kind: 'text', text: after },
          { kind: 'button', link: { label: signIn, href } },
        ],
      },
      { name: NAME, siteUrl },
    ),
  }));
}
