import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askPublic } from '@/plugins/link-check/ask';
import { checkExternal } from '@/plugins/link-check/external';
import { publicLookup } from './public-address';

const resolving = (...addresses: string[]) =>
  publicLookup(((_: string, __: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never);

describe('this machine and its network are never requested', () => {
  let port = 0;
  let requests = 0;
  const server = http.createServer((_, response) => {
    requests += 1;
    response.writeHead(404).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.close();
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0.0.0.0:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
  ])('%s', async (address) => {
    expect(await checkExternal(address.replace('PORT', String(port)), askPublic())).toBe('unknown');
    expect(requests).toBe(0);
  });

  it('even by a name that resolves there, alone or with a public address', async () => {
    for (const lookup of [resolving('127.0.0.1'), resolving('93.184.216.34', '127.0.0.1'), resolving('::1')]) {
      expect(await checkExternal(`http://rebound.example:${port}/`, askPublic(lookup))).toBe('unknown');
    }
    expect(requests).toBe(0);
  });

  it('even if a public website redirects there', async () => {
    const guarded = askPublic();
    const asking: typeof guarded = async (url, method) =>
      url.hostname === 'public.example' ? { status: 302, location: `http://127.0.0.1:${port}/` } : guarded(url, method);
    expect(await checkExternal('http://public.example/', asking)).toBe('unknown');
    expect(requests).toBe(0);
  });

  it('while the same server is reachable without the guard', async () => {
    const unguarded = askPublic(((_: string, options: { all?: boolean }, done: (...found: unknown[]) => void) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)) as never);
    expect(await checkExternal(`http://rebound.example:${port}/`, unguarded)).toBe('missing');
    expect(requests).toBe(2);
  });
});
