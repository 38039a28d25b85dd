import type { SendMailOptions } from 'nodemailer';
import { replyMail } from '@/plugins/inbox/reply';
import { compose as notification } from '@/plugins/notifications/compose';
import { compose } from '@/services/mail/compose';
import { credentialMail, newAddressMail } from '@/services/mail/credential-mail';
import type { IssueContent } from '@/services/mail/issue-content';
import { newsletterTest } from '@/services/mail/newsletter-mail';
import type { OutboxMail } from '@/services/mail/outbox';
import { invitationMail, resetMail } from '@/services/mail/password-mail';
import { inOurWords } from '../../supabase/local/mail/auth-mail';
import { changeMails } from '../../supabase/local/mail/change-mail';

const id = '5f2c3a52-8f0e-4b1c-9d2f-0a1b2c3d4e5f';
export const sender = { name: 'Alethia', email: 'hello@alethia.example', siteUrl: 'https://www.alethia.example' };
const { siteUrl } = sender;

/** What a stranger could type into every field of a form. */
const TYPED = '<img src=x onerror=alert(1)> & "quoted"';

const languages = ['en', 'de'] as const;
type Language = (typeof languages)[number];

const content: IssueContent = {
  number: 12,
  title: 'What the meter heard',
  summary: 'A meter hummed for three nights. Nobody had written it down, and everybody knew.',
  preheader: '',
  date: '2026-11-23T12:00:00.000Z',
  path: '/about/newsletters/what-the-meter-heard',
  sections: [
    { kind: 'headline', text: 'The hum' },
    { kind: 'text', text: `The first paragraph.\nIts second line.\n\n${TYPED}` },
    { kind: 'picture', src: '/media/meter.jpg', alt: 'A meter', width: 960, height: 540, caption: 'At night' },
    { kind: 'picture', src: '/media/older.webp', alt: 'A gauge', width: 960, height: 540, caption: null },
    { kind: 'picture', src: '/media/logo.png', alt: '', width: 160, height: 57, caption: null },
    { kind: 'button', label: 'See the platform', href: '/platform' },
    { kind: 'links', heading: 'More', links: [{ label: 'A study', href: 'https://studies.example/1?a=1&b=2' }] },
  ],
};

function outbox(language: Language): OutboxMail[] {
  const time = '2026-12-01T16:00:00.000Z';
  const common = { id, attempts: 1 };
  const typed = { id, name: TYPED, email: 'jonas@visitors.example', language, created_at: time };
  const message = { ...typed, company: TYPED, phone: '+1 303 555 0188', message: `First line.\n\n${TYPED}` };
  const booking = {
    ...typed,
    starts_at: time,
    ends_at: time,
    time_zone: 'Europe/Berlin',
    note: TYPED,
    known_weeks: 7,
    late_weeks: 2,
    source: 'site',
  };
  const submission = {
    ...typed,
    form_title: 'Visit a site',
    answers: [
      { label: 'What would you like to see earlier than today?', value: TYPED },
      { label: 'A file', value: 'plan.pdf', kind: 'file' },
    ],
    recipients: [],
    confirmation: { subject: 'We have your entry', text: 'Thank you. We read every entry.\n\nYou hear from us soon.' },
    source_page: '/contact',
  };
  const subscriber = { id, email: 'ada@client.example', is_move: false, language };
  return [
    { ...common, kind: 'contact-notice', message },
    { ...common, kind: 'form-notice', submission },
    { ...common, kind: 'form-confirmation', submission },
    { ...common, kind: 'booking-notice', booking },
    { ...common, kind: 'booking-confirmation', booking },
    { ...common, kind: 'cancellation-notice', booking },
    { ...common, kind: 'cancellation-confirmation', booking },
    { ...common, kind: 'address-confirmation', account: { user_id: id, email: 'ada@client.example', language } },
    { ...common, kind: 'newsletter-confirmation', subscriber },
    { ...common, kind: 'newsletter-issue', subscriber, issue: { id, content } },
  ];
}

const verify = (type: string) => `${siteUrl}/auth/v1/verify?token=x&type=${type}&redirect_to=${siteUrl}/auth`;

export type Named = [name: string, mail: SendMailOptions];

/** One mail of each kind that the site, the staff's notifications and the visitors' accounts send. */
export async function everyMail(): Promise<Named[]> {
  const mails: Named[] = [
    ['invitation', invitationMail('ab12', sender)],
    ['invitation-sso', invitationMail(null, sender)],
    ['password-reset', resetMail('ab12', sender)],
    ['credentials', credentialMail('The password of your account was set or changed.', sender)],
    ['new-address', newAddressMail('ab12', sender)],
    [
      'notification',
      notification(
        { id, kind: 'submitted', who: TYPED, title: 'Platform', collection: 'pages', document: id },
        'ada@staff.example',
        sender,
      ),
    ],
    ['newsletter-test', newsletterTest('ada@staff.example', content, sender)],
  ];
  for (const language of languages) {
    for (const mail of outbox(language)) {
      const options = await compose(mail, sender);
      if (!options) throw new Error(`${mail.kind} was not composed`);
      mails.push([`${mail.kind}-${language}`, options]);
    }
    const page = language === 'en' ? '/auth' : `/auth/${language}`;
    for (const type of ['recovery', 'magiclink', 'email_change']) {
      const theirs = { to: 'ada@client.example', subject: '', text: verify(type) };
      mails.push([`${type}-${language}`, inOurWords(theirs, siteUrl, `${siteUrl}${page}`)]);
    }
    const user = { email: 'ada@client.example', user_metadata: { language } };
    for (const mail of changeMails(user, { password: 'x' }, siteUrl))
      mails.push([`password-changed-${language}`, mail]);
    mails.push([
      `reply-${language}`,
      replyMail({ subject: 'Your message', text: `Hello Ada.\n\n${TYPED}` }, { sender, language }),
    ]);
  }
  return mails;
}
