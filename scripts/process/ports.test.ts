import net from 'node:net';
import { expect, it } from 'vitest';
import { isFree, nextFreePort, randomFreePort } from './ports.ts';

const listen = (port: number, host: string) =>
  new Promise<net.Server>((resolve) => {
    const server = net.createServer().listen(port, host, () => resolve(server));
  });

it.each(['127.0.0.1', '0.0.0.0'])('skips a port that is in use on %s', async (host) => {
  const port = await randomFreePort();
  const server = await listen(port, host);
  expect(await isFree(port)).toBe(false);
  expect(await nextFreePort(port)).toBeGreaterThan(port);
  server.close();
});
