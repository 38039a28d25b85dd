import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onStop } from '../../process/command.ts';

export type CountingProxy = { url: string; requested: string[]; close: () => void };

/** Only a proxy sees both requests when a header (`Critical-CH`) makes the browser repeat one. */
export async function countingProxy(): Promise<CountingProxy> {
  const requested: string[] = [];
  const server = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    const onward = http.request(request.url ?? '', { method: request.method, headers: request.headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.rawHeaders);
      received.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  // Other hosts are refused: the weight measurement has already counted them.
  server.on('connect', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onStop(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested, close };
}
