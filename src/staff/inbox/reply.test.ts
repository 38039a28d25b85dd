import type { TypedUser } from 'payload';
import { beforeEach, expect, it, vi } from 'vitest';
import { mailTransport } from '@/services/mail/transport';
import { replySchema, sendReply } from './reply';

vi.mock('@/services/mail/transport', async (original) => ({ ...(await original<object>()), mailTransport: vi.fn() }));

const author = { email: 'editor@site.example' } as TypedUser;
const reply = { subject: 'Your message', text: 'Hello Ada' };
const sendMail = vi.fn();

beforeEach(() => {
  sendMail.mockReset();
  vi.mocked(mailTransport).mockReturnValue({ sendMail } as never);
});

it('goes to the visitor; a copy and the answer go to its author', async () => {
  expect(await sendReply('ada@client.example', reply, author)).toBeUndefined();
  expect(sendMail).toHaveBeenCalledWith({
    ...reply,
    to: 'ada@client.example',
    bcc: author.email,
    replyTo: author.email,
  });
});

it('reports a missing server, and a failure without the address in it', async () => {
  sendMail.mockRejectedValue(
    Object.assign(new Error('550 ada@client.example'), { code: 'EENVELOPE', responseCode: 550 }),
  );
  expect(await sendReply('ada@client.example', reply, author)).toBe('EENVELOPE 550');
  vi.mocked(mailTransport).mockReturnValue(undefined);
  expect(await sendReply('ada@client.example', reply, author)).toBe('off');
});

it('has a subject of one line and a text', () => {
  expect(replySchema.safeParse(reply).success).toBe(true);
  expect(replySchema.safeParse({ ...reply, subject: 'One\nBcc: all@client.example' }).success).toBe(false);
  expect(replySchema.safeParse({ ...reply, text: '  ' }).success).toBe(false);
});
