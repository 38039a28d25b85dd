import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that delays a page from the words `second` on. */
export async function pageInTwoParts(site: string, path: string, second: string) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/' }, response) => {
    const received = await fetch(new URL(url, site));
    const body = Buffer.from(await received.arrayBuffer());
    const type = received.headers.get('content-type') ?? '';
    response.writeHead(received.status, { 'content-type': type });
    if (url !== path) return response.end(body);
    const cut = body.indexOf(second);
    response.write(body.subarray(0, cut));
    await rest.promise;
    response.end(body.subarray(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    sendRest: rest.resolve,
    end: () => server.close(),
  };
}
