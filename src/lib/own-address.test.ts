import { afterEach, expect, it, vi } from 'vitest';
import { listenHost, ownAddress } from './own-address';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', '127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', '0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', '::', 'http://127.0.0.1:3000'],
  ['10.0.0.7', '10.0.0.7', 'http://10.0.0.7:3000'],
  ['::1', '::1', 'http://[::1]:3000'],
])('HOST=%s', (host, listens, address) => {
  vi.stubEnv('HOST', host);
  expect([listenHost(), ownAddress(3000)]).toEqual([listens, address]);
});
