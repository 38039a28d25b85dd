import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that delays the second half of a page. */
export async function pageInHalves(site: string, path: string) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (url !== path) return response.end(body);
    response.write(body.subarray(0, body.length / 2));
    await rest.promise;
    response.end(body.subarray(body.length / 2));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    sendRest: rest.resolve,
    end: () => server.close(),
  };
}
