import { z } from 'zod';
import { type Language, languageOf } from '../../functions/_shared/language.ts';
import { escapeHtml } from './html.ts';
import type { Mail } from './mailer.ts';

const texts: Record<Language, { subject: string; password: string; email: (to: string) => string; after: string }> = {
  en: {
    subject: 'A change of your Alethia account',
    password: 'The password of your Alethia account was changed.',
    email: (to) =>
      `Someone asked to use the address ${to} for your Alethia account instead of this one. It changes once the link mailed there is opened.`,
    after: 'If it was not you, choose a new password now: open the sign-in page and select "Forgot your password?".',
  },
  de: {
    subject: 'Eine Änderung Ihres Alethia-Kontos',
    password: 'Das Passwort Ihres Alethia-Kontos wurde geändert.',
    email: (to) =>
      `Jemand möchte für Ihr Alethia-Konto statt dieser Adresse die Adresse ${to} verwenden. Sie ändert sich, sobald der Link geöffnet wird, der dorthin geschickt wurde.`,
    after:
      'Wenn Sie es nicht waren, legen Sie jetzt ein neues Passwort fest: Öffnen Sie die Anmeldeseite und wählen Sie „Passwort vergessen?“.',
  },
};

const changed = z.object({
  email: z.string().min(1),
  new_email: z.string().optional(),
  user_metadata: z.looseObject({}).default({}),
});
const wanted = z.object({ email: z.string().optional(), password: z.string().optional() });

/** To the address that the account has now, about what its owner, or somebody else, has just changed. */
export function changeMails(user: unknown, change: unknown): Mail[] {
  const { data } = changed.safeParse(user);
  const requested = wanted.safeParse(change).data;
  if (!data || !requested) return [];
  const { subject, password, email, after } = texts[languageOf(data.user_metadata)];
  const isMoving = requested.email !== undefined && data.new_email !== undefined && data.new_email !== data.email;
  const all = [
    ...(requested.password === undefined ? [] : [password]),
    ...(isMoving ? [email(data.new_email ?? '')] : []),
  ];
  return all.map((what) => ({
    to: data.email,
    subject,
    text: `${what}\n\n${after}\n\nAlethia\n`,
    html: `<p>${escapeHtml(what)}</p><p>${escapeHtml(after)}</p><p>Alethia</p>`,
  }));
}
