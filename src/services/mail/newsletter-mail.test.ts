import nodemailer, { type SendMailOptions } from 'nodemailer';
import PostalMime from 'postal-mime';
import { beforeAll, expect, it } from 'vitest';
import { env } from '@/env';
import { compose } from './compose';
import { letterHtml } from './frame/letter-html';
import type { IssueContent } from './issue-content';
import { issueLetter } from './issue-letter';
import { newsletterTest } from './newsletter-mail';

const sender = { name: 'Alethia', email: 'hello@alethia.example', siteUrl: 'https://www.alethia.example' };
const id = '5f2c3a52-8f0e-4b1c-9d2f-0a1b2c3d4e5f';
const subscriber = {
  id: '3f0c9d3e-6a52-4a0e-9b7a-0f8f5d5f1c11',
  email: 'ada@client.example',
  is_move: false,
  language: 'en' as const,
};
const content: IssueContent = {
  number: 4,
  title: 'What the meter heard <b>',
  summary: 'An unexpected reading.',
  preheader: '',
  date: '2026-11-23T12:00:00.000Z',
  path: '/about/newsletters/what-the-meter-heard',
  sections: [
    { kind: 'headline', text: 'The hum' },
    { kind: 'text', text: 'First paragraph.\nIts second line.\n\nAnother & last one.' },
    {
      kind: 'picture',
      src: '/api/media/file/meter.jpg',
      alt: 'A meter',
      width: 960,
      height: 540,
      caption: 'At night',
    },
    { kind: 'button', label: 'See the platform', href: '/platform' },
    { kind: 'links', heading: 'More', links: [{ label: 'A study', href: 'https://studies.example/1?a=1&b=2' }] },
  ],
};

beforeAll(() => {
  Object.assign(env(), { SUPABASE_SECRET_KEY: 'sb_secret_for_tests' });
});

async function received(options: SendMailOptions | undefined) {
  if (!options) throw new Error('nothing was composed');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({ from: 'no-reply@alethia.example', ...options });
  const mail = await PostalMime.parse(message as Buffer);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  return { ...mail, header, raw: String(message) };
}
const issueMail = () =>
  compose({ id, attempts: 1, kind: 'newsletter-issue', subscriber, issue: { id, content } }, sender);

it('an issue is HTML and plain text of the same content', async () => {
  const { text = '', html = '', subject, to, raw } = await received(await issueMail());
  expect(raw).toContain('multipart/alternative');
  expect([subject, to?.[0]?.address]).toEqual(['What the meter heard <b>', subscriber.email]);
  for (const words of ['The hum', 'First paragraph.', 'See the platform', 'A study', 'At night'])
    expect([text.includes(words), html.includes(words)], words).toEqual([true, true]);
  expect(text).toContain('https://www.alethia.example/platform');
  expect(text).toContain('Another & last one.');
  expect(html).toMatch(/<h1 [^>]*>What the meter heard &lt;b&gt;<\/h1>/);
  expect(html).toContain('href="https://studies.example/1?a=1&amp;b=2"');
  expect(html).toContain('src="https://www.alethia.example/api/media/file/meter.jpg"');
  // The column's width, for mail programs that ignore styles.
  expect(html).toContain('alt="A meter" width="600" height="338"');
  expect(html).toContain('https://www.alethia.example/about/newsletters/what-the-meter-heard');
});

it('a small picture keeps its size, and what is dark on a clear ground stays legible in dark mail programs', () => {
  const logo = { kind: 'picture', src: '/logo.png', alt: 'Logo', width: 160, height: 57, caption: null } as const;
  const letter = issueLetter({ ...content, sections: [logo] }, { company: sender.name, manage: '/subscription' });
  const html = letterHtml(letter, sender, 'dark');
  const image = /<img [^>]*logo\.png[^>]*>/.exec(html.replaceAll('><', '>\n<'))?.[0];
  expect(image).toContain('max-width:160px');
  expect(image).toMatch(/background-color:#FFFFFF;.*color:#17191F/);
});

it('mail programs unsubscribe with one click, by a POST to its own link', async () => {
  const mail = await received(await issueMail());
  const oneClick = mail.header('list-unsubscribe') ?? '';
  expect(oneClick).toMatch(/^<https:\/\/www\.alethia\.example\/subscription\/unsubscribe\?token=[\w.-]+>$/);
  expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.header('message-id')).toBe(`<${id}@alethia.example>`);
  const token = new URL(oneClick.slice(1, -1)).searchParams.get('token');
  expect(mail.text).toContain(`https://www.alethia.example/subscription?token=${token}`);
});

it('it contains no tracking of loads or clicks', async () => {
  const { html = '' } = await received(await issueMail());
  const pictures = [...html.matchAll(/<img src="([^"]+)"|<img [^>]*? src="([^"]+)"/g)].map(
    ([, one, other]) => one ?? other,
  );
  expect(pictures).toEqual(['/assets/mark.png', '/api/media/file/meter.jpg'].map((file) => `${sender.siteUrl}${file}`));
  const hosts = [...html.matchAll(/(?:href|src)="(https?:\/\/[^/"]+)/g)].map(([, origin]) => origin);
  expect(new Set(hosts)).toEqual(new Set(['https://www.alethia.example', 'https://studies.example']));
  expect(html).not.toContain('<script');
});

const preheaderOf = ({ html = '' }: { html?: string }) => /<div class="preheader"[^>]*>([^&]*)/.exec(html)?.[1];

it('lists of mail show its preheader, or the first sentence of the summary', async () => {
  const written = { ...content, summary: 'An unexpected reading. Then another one.' };
  const of = async (change: Partial<IssueContent>) =>
    preheaderOf(await received(newsletterTest('staff@alethia.example', { ...written, ...change }, sender)));
  expect(await of({})).toBe('An unexpected reading.');
  expect(await of({ preheader: 'Three nights of a hum' })).toBe('Three nights of a hum');
  expect(await of({ summary: 'word '.repeat(60) })).toMatch(/^(?:word ){20,}word…$/);
});

it('a picture in a format that mail programs do not show is a link to the page', async () => {
  const older = {
    kind: 'picture',
    src: '/older.webp',
    alt: 'A gauge',
    width: 960,
    height: 540,
    caption: null,
  } as const;
  const mail = await received(newsletterTest('staff@alethia.example', { ...content, sections: [older] }, sender));
  expect(mail.html).not.toContain('webp');
  expect(mail.html).toMatch(new RegExp(`href="${sender.siteUrl}${content.path}">A gauge<`));
});

it('a test carries neither the headers of a list nor anyone’s link', async () => {
  const mail = await received(newsletterTest('staff@alethia.example', content, sender));
  expect(mail.subject).toBe('[Test] What the meter heard <b>');
  expect(mail.header('list-unsubscribe')).toBeUndefined();
  expect(mail.html).not.toContain('token=');
});

it('the confirmation quotes nothing, and explains a change of address', async () => {
  const confirm = (is_move: boolean) =>
    compose({ id, attempts: 1, kind: 'newsletter-confirmation', subscriber: { ...subscriber, is_move } }, sender);
  const mail = await received(await confirm(false));
  expect(mail.subject).toBe('Confirm your subscription to The Signal');
  expect(mail.text).toMatch(/https:\/\/www\.alethia\.example\/subscription\?token=[\w-]+\.\d{10}\.[0-9a-f]{64}/);
  expect(mail.text).toContain('If it was not you, ignore this email');
  expect((await received(await confirm(true))).text).toContain('to this address from now on');
  expect(
    await compose(
      { id, attempts: 1, kind: 'newsletter-confirmation', subscriber: { ...subscriber, email: 'x' } },
      sender,
    ),
  ).toBeUndefined();
});

it('a German subscriber gets German text around the issue and links to German pages', async () => {
  const reader = { ...subscriber, language: 'de' as const };
  const mail = await received(
    await compose({ id, attempts: 1, kind: 'newsletter-issue', subscriber: reader, issue: { id, content } }, sender),
  );
  expect(mail.header('list-unsubscribe')).toMatch(/unsubscribe\?token=[\w.-]+&lang=de>$/);
  expect(mail.html).toContain('lang="de"');
  expect(mail.html).toMatch(/href="[^"]+&amp;lang=de">Abbestellen oder Adresse ändern</);
  expect(mail.text).toContain('Diese Ausgabe auf der Website lesen:');
  // The issue itself is not translated.
  expect(mail.html).toContain('<html lang="en" dir="ltr">');
  expect(mail.subject).toBe(content.title);
});

it('the confirmation is in the language of the form', async () => {
  const reader = { ...subscriber, language: 'de' as const };
  const { subject, text } = await received(
    await compose({ id, attempts: 1, kind: 'newsletter-confirmation', subscriber: reader }, sender),
  );
  expect(subject).toBe('Bestätigen Sie Ihr Abonnement von The Signal');
  expect(text).toMatch(/\/subscription\?token=[\w.-]+&lang=de\n/);
});
