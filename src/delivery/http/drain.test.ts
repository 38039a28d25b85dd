import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Drain } from './drain.ts';

async function listening(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('connections that wait to be accepted when the server has to stop are served', async () => {
  const server = http.createServer((_, response) => response.end('served'));
  const drain = new Drain(server, 0);
  const port = await listening(server);
  const responses: Promise<string>[] = [];
  const stopped = drain.run(async () => undefined);
  for (let n = 0; n < 20; n++) {
    responses.push(
      new Promise((resolve, reject) => {
        http
          .get({ port, host: '127.0.0.1', agent: false }, (response) => {
            response.setEncoding('utf8').on('data', resolve).on('error', reject);
          })
          .on('error', reject);
      }),
    );
  }
  // The time before the port closes is over at the next turn of the event loop, which has accepted none yet.
  const start = Date.now();
  while (Date.now() - start < 20);
  expect(await Promise.all(responses)).toEqual(Array.from({ length: 20 }, () => 'served'));
  await stopped;
});

test('new connections are refused once the server is stopped', async () => {
  const server = http.createServer((_, response) => response.end('served'));
  const port = await listening(server);
  await new Drain(server, 0).run(async () => undefined);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});
