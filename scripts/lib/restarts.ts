import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onStop } from './command.ts';
import type { Server } from './server.ts';

/**
 * Lets a browser test restart the site under test, to show what outlives a restart: `POST /?signal=SIGKILL` answers once
 * the site answers again. Its address is RESTART_URL in the tests.
 */
export async function offerRestarts(server: Server, restart: () => Promise<Server>): Promise<string> {
  let current = server;
  let queue: Promise<unknown> = Promise.resolve();
  const handler = http.createServer((request, response) => {
    const kind = new URL(request.url ?? '/', 'http://local').searchParams.get('signal');
    queue = queue
      .then(() => current.stop(kind === 'SIGKILL' ? 'SIGKILL' : 'SIGTERM'))
      .then(restart)
      .then((next) => {
        current = next;
        response.writeHead(204).end();
      })
      .catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => handler.listen(0, '127.0.0.1', resolve));
  onStop(() => {
    handler.closeAllConnections();
    handler.close();
  });
  return `http://127.0.0.1:${(handler.address() as AddressInfo).port}`;
}
