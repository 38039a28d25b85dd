import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from './security-headers';
import { refuseUnreadable } from './unreadable';

const server = http.createServer((_, response) => response.end('fine'));
server.on('clientError', refuseUnreadable);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (bytes: string | Buffer) =>
  new Promise<string>((resolve) => {
    let text = '';
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });

it.each([
  ['no request', 'hello\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}', 400],
  ['a huge header', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused with the headers of all', async (_, bytes, status) => {
  const text = await ask(bytes);
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const { key, value } of securityHeaders) expect(text).toContain(`${key}: ${value}`);
  expect(text).toMatch(/^Content-Security-Policy: .*frame-ancestors/m);
  expect(text).toContain('Cache-Control: no-store');
});

it('what can be read gets its response first', async () => {
  const text = await ask('GET / HTTP/1.1\r\nHost: a\r\n\r\nhello\r\n\r\n');
  expect(text).toContain('200 OK');
});

it.each([
  ['/café?x=ü#y', '/caf%C3%A9?x=%C3%BC#y'],
  ['/%C3%A9/é', '/%C3%A9/%C3%A9'],
])(
  'an address with unencoded letters, as some programs send it, leads to the encoded one: %s',
  async (path, encoded) => {
    for (const method of ['GET', 'HEAD']) {
      const text = await ask(`${method} ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 301 /);
      expect(text).toContain(`\r\nLocation: ${encoded}\r\n`);
    }
  },
);

it.each([
  ['that names another host', Buffer.from('GET //café.example/ HTTP/1.1\r\nHost: a\r\n\r\n')],
  ['whose letters are not UTF-8', Buffer.from('GET /café HTTP/1.1\r\nHost: a\r\n\r\n', 'latin1')],
  ['to which something is sent', Buffer.from('POST /café HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')],
])('but not one %s', async (_, bytes) => {
  expect(await ask(bytes)).toMatch(/^HTTP\/1\.1 400 /);
});
