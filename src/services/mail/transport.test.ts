import type net from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failureCode, mailTransport, parseSender } from './transport';

const settings = vi.hoisted(() => ({ SMTP_URL: '', MAIL_FROM: 'Alethia <no-reply@alethia.example>' }));
vi.mock('@/env', () => ({ env: () => settings }));

describe('the transport', () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, _, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  beforeAll(async () => {
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    settings.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as net.AddressInfo).port}`;
  });
  afterAll(async () => {
    mailTransport()?.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it.each([{ path: '/etc/hosts' }, { href: 'http://127.0.0.1/' }])('never reads a file or an address', async (text) => {
    const sent = mailTransport()?.sendMail({ to: 'ada@client.example', text });
    await expect(sent).rejects.toThrow(/access rejected/i);
  });

  it('limits how long a server may be silent', () => {
    expect(mailTransport()?.options).toMatchObject({ connectionTimeout: 5_000, greetingTimeout: 5_000 });
  });
});

describe('why mail did not go out', () => {
  it.each([
    [Object.assign(new Error('Rejected: jo@x.example'), { code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [new TypeError('jo@x.example is wrong'), 'TypeError'],
    ['jo@x.example', 'UNKNOWN'],
    [undefined, 'UNKNOWN'],
  ])('is reported without addresses', (error, code) => {
    expect(failureCode(error)).toBe(code);
  });
});

it.each([
  ['Alethia <no-reply@alethia.example>', 'Alethia', 'no-reply@alethia.example'],
  ['"Alethia, Denver" <a@b.example>', 'Alethia, Denver', 'a@b.example'],
  ['a@b.example', '', 'a@b.example'],
])('the sender %s has a name and an address', (from, name, address) => {
  expect(parseSender(from)).toEqual({ name, address });
});
