import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFreePort } from '../../../scripts/process/ports.ts';
import { withSmallDisk } from '../../../tests/helpers/small-disk.ts';
import { Mailbox } from './mailbox.ts';
import { mailboxPages } from './pages.ts';
import { startSmtp } from './smtp.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alethia-mailbox-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const message = (subject: string, html = '<p>Hello</p>') =>
  Buffer.from(
    `From: Alethia <no-reply@alethia.example>\r\nTo: ann@visitor.example\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n` +
      `Content-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`,
  );

it('keeps the newest messages and deletes the others', async () => {
  const mailbox = new Mailbox(path.join(folder, 'few'), 2);
  for (const subject of ['first', 'second', 'third']) {
    await mailbox.keep(message(subject));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect((await mailbox.all()).map(({ mail }) => mail.subject)).toEqual(['third', 'second']);
  expect(fs.readdirSync(path.join(folder, 'few'))).toHaveLength(2);
});

it('keeps no half of a message on a full disk, and the sender learns of it', async (test) => {
  await withSmallDisk(test, path.join(folder, 'full'), 1, async (disk) => {
    const mailbox = new Mailbox(path.join(folder, 'full'));
    disk.fill();
    await expect(mailbox.keep(message('large', 'x'.repeat(100_000)))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(disk.files()).toEqual([]);
    const lines: string[] = [];
    const port = await randomFreePort();
    const server = await startSmtp(mailbox, port, 1_000_000, (line) => lines.push(line));
    const sender = nodemailer.createTransport({ host: '127.0.0.1', port });
    const mail = { from: 'a@site.example', to: 'b@site.example', subject: 'large', text: 'word '.repeat(20_000) };
    // So that the sender tries again.
    await expect(sender.sendMail(mail)).rejects.toMatchObject({ responseCode: 451 });
    expect(lines).toEqual([expect.stringContaining('The mailbox could not keep a message: ENOSPC')]);
    await server.stop();
    disk.free();
    await mailbox.keep(message('again'));
    expect((await mailbox.all()).map(({ mail }) => mail.subject)).toEqual(['again']);
  });
});

it('reads nothing outside of its folder', async () => {
  fs.writeFileSync(path.join(folder, 'other.eml'), message('other'));
  const mailbox = new Mailbox(path.join(folder, 'few'), 2);
  for (const id of ['../other', 'other', '..%2fother']) expect(await mailbox.read(id)).toBeUndefined();
});

it('shows messages as text, even if they contain markup or scripts', async () => {
  const mailbox = new Mailbox(path.join(folder, 'bad'), 9);
  await mailbox.keep(message('<script>alert(1)</script>', '"><script>alert(2)</script>'));
  const [id] = await mailbox.ids();
  const pages = mailboxPages(mailbox);
  for (const at of ['/mailbox', `/mailbox/${id}`]) {
    const response = await pages.request(at, { headers: { host: 'localhost:1' } });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/<script/i);
  }
});

it('erases messages to or about an address, and nothing else', async () => {
  const mailbox = new Mailbox(path.join(folder, 'erased'), 9);
  const to = (receiver: string, text: string) =>
    mailbox.keep(Buffer.from(`From: a@site.example\r\nTo: ${receiver}\r\nSubject: x\r\n\r\n${text}\r\n`));
  await to('Ann@Visitor.example', 'Your session is booked.');
  await to('hello@site.example', 'Name:   Ann\r\nEmail:  ann@visitor.example');
  await to('hello@site.example', 'Email:  joann@visitor.example');
  await to('ann@visitor.example.org', 'Hello');
  expect(await mailbox.erase('ann@visitor.EXAMPLE')).toBe(2);
  const left = (await mailbox.all()).map(({ mail }) => mail.to?.[0]?.address);
  expect(left.toSorted()).toEqual(['ann@visitor.example.org', 'hello@site.example']);
});
