import { type Context, Hono } from 'hono';
import { escapeHtml } from '../../../src/lib/escape-html.ts';
import type { Mailbox, Message } from './mailbox.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1a2233; background: #fff; }
  table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #cdd3de; vertical-align: top; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; } iframe { width: 100%; height: 24rem; border: 1px solid #cdd3de; }
  a { color: #1d4fd7; } dt { font-weight: 600; } dd { margin: 0 0 .5rem; }`;

function linked(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
  const link = (url: string) => `<a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(url)}</a>`;
  return parts.map((part, index) => (index % 2 === 1 ? link(part) : escapeHtml(part))).join('');
}

const people = (list: { name?: string; address?: string }[] = []) =>
  list.map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))).join(', ');
const to = ({ mail }: Message) => people(mail.to);
const subject = ({ mail }: Message) => mail.subject || '(no subject)';
const time = (message: Message) => {
  const iso = message.time.toISOString();
  return `<time datetime="${iso}">${iso.replace('T', ' ').slice(0, 19)} UTC</time>`;
};

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

function listPage(messages: Message[]): string {
  const rows = messages.map(
    (message) =>
      `<tr><td>${escapeHtml(to(message))}</td><td><a href="/mailbox/${message.id}">${escapeHtml(subject(message))}</a></td><td>${time(message)}</td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Received</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const hint = '<p>Mail that this site has sent. It stays on this machine; set SMTP_URL to send it for real.</p>';
  return page(
    'Mailbox',
    `<main><h1>Mailbox</h1>${hint}${rows.length > 0 ? table : '<p>There is no mail yet.</p>'}</main>`,
  );
}

function messagePage(message: Message): string {
  const { mail } = message;
  const facts = [
    ['To', escapeHtml(to(message))],
    ['From', escapeHtml(people(mail.from ? [mail.from] : []))],
    ['Received', time(message)],
    ['Attachments', escapeHtml(mail.attachments.map(({ filename, mimeType }) => filename ?? mimeType).join(', '))],
  ].filter(([, value]) => value);
  const head = facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('');
  const html = mail.html
    ? `<h2>As HTML</h2><iframe title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>`
    : '';
  return page(
    subject(message),
    `<main><p><a href="/mailbox">All mail</a></p><h1>${escapeHtml(subject(message))}</h1><dl>${head}</dl><pre>${linked(mail.text ?? '')}</pre>${html}</main>`,
  );
}

/** Protects against DNS rebinding and forwarded requests. */
const isLocal = (c: Context) =>
  /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(c.req.header('host') ?? '') && c.req.header('x-forwarded-for') === undefined;

export function mailboxPages(mailbox: Mailbox): Hono {
  const pages = new Hono();
  for (const path of ['/mailbox', '/mailbox/*', '/mailbox.json']) {
    pages.use(path, async (c, next) => {
      if (!isLocal(c))
        return c.json({ code: 403, error_code: 'forbidden', msg: 'The mailbox opens on localhost.' }, 403);
      await next();
      c.header('Content-Security-Policy', POLICY);
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Referrer-Policy', 'no-referrer');
      c.header('Cache-Control', 'no-store');
    });
  }
  pages.get('/mailbox', async (c) => c.html(listPage(await mailbox.all())));
  pages.get('/mailbox/:id', async (c) => {
    const message = await mailbox.read(c.req.param('id'));
    return message
      ? c.html(messagePage(message))
      : c.html(page('Not found', '<main><h1>This message is not here any more</h1></main>'), 404);
  });
  pages.get('/mailbox.json', async (c) => {
    const messages = await mailbox.all();
    return c.json(
      messages.map((message) => ({
        id: message.id,
        time: message.time.toISOString(),
        to: message.mail.to?.map(({ address }) => address ?? '') ?? [],
        from: message.mail.from?.address ?? '',
        subject: message.mail.subject ?? '',
        text: message.mail.text ?? '',
        html: message.mail.html ?? '',
      })),
    );
  });
  return pages;
}
