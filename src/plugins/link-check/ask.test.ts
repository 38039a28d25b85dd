import net from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askPublic } from './ask';
import { checkExternal } from './external';

let server: net.Server | undefined;
afterEach(() => server?.close());

/** Answers with bytes as they are: Node's own server would refuse them. */
async function site(responses: Record<string, string | Buffer>): Promise<{ address: string; requested: string[] }> {
  const requested: string[] = [];
  server = net.createServer((socket) =>
    socket.once('data', (head) => {
      const path = /^\S+ (\S+)/.exec(head.toString('latin1'))?.[1] ?? '';
      requested.push(path);
      const location = responses[path];
      const line = location ? Buffer.concat([Buffer.from('Location: '), Buffer.from(location)]) : Buffer.alloc(0);
      const status = location ? '301 Moved' : path.includes('missing') ? '404 Not Found' : '200 OK';
      socket.end(
        Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n`), line, Buffer.from('\r\n\r\n')]),
      );
    }),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return { address: `http://site.example:${port}/old`, requested };
}

const here: net.LookupFunction = (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);

it.each([
  ['UTF-8', Buffer.from('/straße'), '/stra%C3%9Fe'],
  ['Latin-1', Buffer.from('/stra\xdfe', 'latin1'), '/stra%C3%9Fe'],
  ['percent-encoded', Buffer.from('/stra%C3%9Fe'), '/stra%C3%9Fe'],
  ['UTF-8 with a space', Buffer.from('/über uns'), '/%C3%BCber%20uns'],
])('a redirect whose address is sent as %s is followed to that address', async (_, location, path) => {
  const { address, requested } = await site({ '/old': location });
  expect(await checkExternal(address, askPublic(here))).toBe('fine');
  expect(requested).toEqual(['/old', path]);
});

it('a redirect to a missing page with letters is found', async () => {
  const { address } = await site({ '/old': Buffer.from('/missing-ü') });
  expect(await checkExternal(address, askPublic(here))).toBe('missing');
});
