import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentRequest } from '../../lib/logging/current-request';
import { followRequest } from './follow-request';
import { SiteResponse } from './site-response';

const written: string[] = [];
let server: http.Server | undefined;

beforeEach(() => {
  vi.stubEnv('LOG_FORMAT', 'json');
  written.length = 0;
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => {
  server?.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function ask(path: string, { status = 200, hops = 0, headers = {} } = {}) {
  let seen: string | undefined;
  const closed = Promise.withResolvers<void>();
  const made = http.createServer({ ServerResponse: SiteResponse }, (request, response) => {
    response.once('close', closed.resolve);
    followRequest(request, response, hops, () => {
      seen = currentRequest();
      response.writeHead(status, ['content-type', 'text/plain']).end('done');
    });
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const { port } = made.address() as AddressInfo;
  const received = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await received.text();
  await closed.promise;
  return { id: received.headers.get('x-request-id'), seen, lines: written.map((line) => JSON.parse(line)) };
}

it('names a request, in its response and wherever it logs', async () => {
  const { id, seen, lines } = await ask('/platform');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(seen).toBe(id);
  expect(lines).toEqual([]);
});

it.each([
  ['of a proxy', 'proxy-4711', 1, 'proxy-4711'],
  ['of a client, where no proxy is in front', 'client-4711', 0, undefined],
  ['that could break a line', 'a'.repeat(65), 1, undefined],
])('takes a name %s, or makes one', async (_, given, hops, expected) => {
  const { id } = await ask('/platform', { hops, headers: { 'x-request-id': given } });
  if (expected) expect(id).toBe(expected);
  else expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

it.each([
  [404, 'info'],
  [503, 'error'],
])('logs a request that ends with %s, without its query', async (status, level) => {
  const { id, lines } = await ask('/platform?email=ada@client.example', { status });
  expect(lines).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      ...{ level, message: '[http]', method: 'GET', path: '/platform', status, request: id },
    },
  ]);
});
