import http from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StandInResponse } from './stand-in-response';
import { WholeAnswer } from './whole-answer';

const text = 'Wärme '.repeat(20_000);
const body = Buffer.from(text);
const answer = new WholeAnswer(
  200,
  ['content-type', 'text/plain; charset=utf-8', 'content-length', `${body.length}`],
  body,
);

let server: http.Server<typeof http.IncomingMessage, typeof StandInResponse>;

async function serve(prepare?: (response: http.ServerResponse) => void): Promise<number> {
  server = http.createServer({ ServerResponse: StandInResponse }, (request, response) => {
    prepare?.(response);
    answer.send(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** All that comes over one connection until it has been still for a moment or is closed. */
function exchange(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(sent));
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.setTimeout(300, () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(parts).toString()));
    socket.on('error', reject);
  });
}

describe('an answer in one piece', () => {
  test('is an answer like any other, as often as a connection asks', async () => {
    const port = await serve();
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let time = 0; time < 5; time++) {
      const [response, received] = await new Promise<[http.IncomingMessage, string]>((resolve) => {
        http.get({ port, agent }, (incoming) => {
          ports.add(incoming.socket.localPort);
          let all = '';
          incoming.setEncoding('utf8').on('data', (part) => (all += part));
          incoming.on('end', () => resolve([incoming, all]));
        });
      });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(Date.now() - Date.parse(response.headers.date ?? '')).toBeLessThan(5000);
      expect(received).toBe(text);
    }
    expect(ports.size).toBe(1);
    agent.destroy();
  });

  test('several requests sent at once are answered in turn', async () => {
    const received = await exchange(await serve(), 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
    expect(received.split('HTTP/1.1 200 OK')).toHaveLength(4);
    expect(received.split(text)).toHaveLength(4);
  });

  test('a connection that the client wants closed is closed', async () => {
    const received = await exchange(await serve(), 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(received).toMatch(/^connection: close\r$/im);
    expect(received.endsWith(text)).toBe(true);
    const old = await exchange(await serve(), 'GET / HTTP/1.0\r\n\r\n');
    expect(old.endsWith(text)).toBe(true);
    expect(old).not.toMatch(/^connection: keep-alive/im);
  });

  test('headers that were set before go out with it', async () => {
    const port = await serve((response) => response.setHeader('strict-transport-security', 'max-age=1'));
    const response = await fetch(`http://127.0.0.1:${port}`);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=1');
    expect(await response.text()).toBe(text);
  });

  test('tells the time of the second in which it is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-05T05:05:05.900Z') });
    const port = await serve();
    const date = async () => (await fetch(`http://127.0.0.1:${port}`)).headers.get('date');
    expect(await date()).toBe('Tue, 05 May 2026 05:05:05 GMT');
    vi.setSystemTime(new Date('2026-05-05T05:05:06.000Z'));
    expect(await date()).toBe('Tue, 05 May 2026 05:05:06 GMT');
  });
});
