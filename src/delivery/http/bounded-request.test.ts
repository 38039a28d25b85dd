import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { MAX_BODY_BYTES } from '../../lib/body-limits';
import { holdToBounds, isTooLarge } from './bounded-request';
import { SiteResponse } from './site-response';

const SHORT = { body: 200, upload: 400, budget: 210, staffBudget: 410 };

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/**
 * A server that bounds every request, reads its body and returns its length. `/slow` never responds; `/early` responds
 * before the body has arrived.
 */
async function serve() {
  let left = () => {};
  const seen = { bytes: 0, gone: new Promise<void>((resolve) => (left = resolve)) };
  const made = http.createServer({ ServerResponse: SiteResponse }, (request, response) => {
    if (!holdToBounds(request, response, SHORT) || request.url === '/slow') return;
    if (request.url === '/early') {
      response.end('early');
      request.on('end', left);
      return;
    }
    request.on('data', (chunk: Buffer) => {
      seen.bytes += chunk.length;
    });
    request.on('error', left);
    request.on('end', () => response.writeHead(200).end(String(seen.bytes)));
  });
  made.on('checkContinue', (request, response) => {
    if (!isTooLarge(request)) response.writeContinue();
    made.emit('request', request, response);
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const { port } = made.address() as AddressInfo;
  return { seen, port };
}

/**
 * Writes to a connection and returns everything received until it ends. `send` is called when the connection accepts
 * more.
 */
function talk(port: number, head: string, send?: (socket: net.Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(head);
      send?.(socket);
    });
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
const sizeOf = (bytes: number) => `Content-Length: ${bytes}`;

function flood(socket: net.Socket, chunked = false): void {
  const piece = Buffer.alloc(65_536, 'a');
  const part = chunked ? Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]) : piece;
  const more = () => {
    while (!socket.destroyed && socket.writable && socket.write(part));
  };
  socket.on('drain', more);
  more();
}

it('an announced body that is too large is refused unread, and the connection ends', async () => {
  const { port, seen } = await serve();
  const response = await talk(port, head('POST /api/users/login', sizeOf(80 * MAX_BODY_BYTES)), (s) => flood(s));
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response).toMatch(/connection: close/i);
  expect(response).toContain('{"errors":[{"message":"The request is too large: at most 1 MB."}]}');
  expect(seen.bytes).toBe(0);
});

it('Expect: 100-continue is not accepted for a body that is too large', async () => {
  const { port } = await serve();
  const sent = head('POST /about', sizeOf(2 * MAX_BODY_BYTES), 'Expect: 100-continue');
  expect(await talk(port, sent)).toMatch(/^HTTP\/1\.1 413 /);
});

it('a body without a length is counted while it comes', async () => {
  const { port, seen } = await serve();
  const response = await talk(port, head('POST /reviews', 'Transfer-Encoding: chunked'), (s) => flood(s, true));
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(seen.bytes).toBeLessThanOrEqual(MAX_BODY_BYTES);
  await seen.gone;
});

it('uploads may be larger, and only where there are any', async () => {
  const { port } = await serve();
  const body = new Uint8Array(2 * MAX_BODY_BYTES);
  const post = async (path: string, type: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers: { 'content-type': type } }))
      .status;
  expect(await post('/api/media', 'multipart/form-data; boundary=a')).toBe(200);
  expect(await post('/api/media/5d5cbd35-7bd2/duplicate', 'multipart/form-data; boundary=a')).toBe(413);
  expect(await post('/api/pages', 'multipart/form-data; boundary=a')).toBe(413);
});

it.each(['Content-Length: 10', 'Transfer-Encoding: chunked'])(
  'a body that does not come is given up: %s',
  async (length) => {
    const { port } = await serve();
    expect(await talk(port, head('POST /forms/contact', length), (s) => s.write('1\r\n'))).toMatch(/^HTTP\/1\.1 408 /);
  },
);

it.each([
  ['nothing', []],
  ['a session', ['Cookie: a=b; payload-token=x']],
])('a response that does not come is given up, with %s', async (_, headers) => {
  const { port } = await serve();
  const response = await talk(port, head('GET /slow', ...headers));
  expect(response).toMatch(/^HTTP\/1\.1 503 /);
  expect(response).toContain('takes too long');
});

it('what is in time gets its response', async () => {
  const { port } = await serve();
  const response = await fetch(`http://127.0.0.1:${port}/forms/contact`, { method: 'POST', body: 'a'.repeat(1000) });
  expect([response.status, await response.text()]).toEqual([200, '1000']);
});

it('a body that ends after its response starts no timer, which would hold both in memory', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { port, seen } = await serve();
  const talked = talk(port, head('POST /early', sizeOf(4)), (socket) =>
    socket.once('data', () => {
      setImmediate(() => socket.write('late'));
    }),
  );
  await seen.gone;
  const started = timers.mock.calls.map(([, ms]) => ms);
  timers.mockRestore();
  expect(started).toContain(SHORT.body);
  expect(started).not.toContain(SHORT.budget);
  server?.closeAllConnections();
  expect(await talked).toContain('early');
});
