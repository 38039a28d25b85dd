import type { TypedUser } from 'payload';
import { beforeEach, expect, it, vi } from 'vitest';
import { mailTransport } from '@/services/mail/transport';
import { replySchema, sendReply } from './reply';

vi.mock('@/services/mail/transport', async (original) => ({ ...(await original<object>()), mailTransport: vi.fn() }));

const author = { email: 'editor@site.example' } as TypedUser;
const about = { author, sender: { name: 'Alethia', siteUrl: 'https://www.alethia.example' }, language: 'en' as const };
const reply = { subject: 'Your message', text: 'Hello Ada' };
const sendMail = vi.fn();

beforeEach(() => {
  sendMail.mockReset();
  vi.mocked(mailTransport).mockReturnValue({ sendMail } as never);
});

it('goes to the visitor; its author gets a copy and the response', async () => {
  expect(await sendReply('ada@client.example', reply, about)).toBeUndefined();
  expect(sendMail).toHaveBeenCalledWith(
    expect.objectContaining({
      subject: reply.subject,
      text: expect.stringMatching(new RegExp(`^${reply.text}\n`)),
      html: expect.stringContaining(reply.text),
      to: 'ada@client.example',
      bcc: author.email,
      replyTo: author.email,
    }),
  );
});

it('reports a missing server, and failures without the address', async () => {
  sendMail.mockRejectedValue(
    Object.assign(new Error('550 ada@client.example'), { code: 'EENVELOPE', responseCode: 550 }),
  );
  expect(await sendReply('ada@client.example', reply, about)).toBe('EENVELOPE 550');
  vi.mocked(mailTransport).mockReturnValue(undefined);
  expect(await sendReply('ada@client.example', reply, about)).toBe('off');
});

it('requires a one-line subject and a text', () => {
  expect(replySchema.safeParse(reply).success).toBe(true);
  expect(replySchema.safeParse({ ...reply, subject: 'One\nBcc: all@client.example' }).success).toBe(false);
  expect(replySchema.safeParse({ ...reply, text: '  ' }).success).toBe(false);
});
