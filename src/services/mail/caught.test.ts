import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Mailbox } from '../../../supabase/local/mail/mailbox';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'caught-'));
  vi.resetModules();
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/site');
  vi.stubEnv('PAYLOAD_SECRET', '0123456789abcdef0123456789abcdef');
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true, force: true });
});

const mail = { to: 'ada@alethia.example', subject: 'Hello', text: 'Words' };

it('mail of a site that is not the public one stays in the mailbox', async () => {
  vi.stubEnv('SITE_ENVIRONMENT', 'Staging');
  const { mailTransport } = await import('./transport');
  await mailTransport()?.sendMail(mail);
  const [kept] = await new Mailbox(path.join(folder, 'mailbox')).all();
  expect(kept?.mail).toMatchObject({ subject: 'Hello', to: [{ address: 'ada@alethia.example' }] });
});

it('mail of the public site goes to its server', async () => {
  const { mailTransport } = await import('./transport');
  await expect(mailTransport()?.sendMail(mail)).rejects.toThrow('ECONNREFUSED');
  expect(await new Mailbox(path.join(folder, 'mailbox')).all()).toEqual([]);
});

it.each([
  ['Staging', ['x-robots-tag', 'noindex, nofollow']],
  ['', []],
])('search engines are kept out of “%s”', async (name, header) => {
  vi.stubEnv('SITE_ENVIRONMENT', name);
  const { withoutSearchEngines } = await import('@/delivery/http/security-headers');
  expect(withoutSearchEngines()).toEqual(header);
});
