import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { takePulse } from './pulse.ts';

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(handler: http.RequestListener): Promise<string> {
  server = http.createServer(handler);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('keeps requesting while responses are pending, and waits for them at the end', async () => {
  const waiting: http.ServerResponse[] = [];
  let enough = () => {};
  const during = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const url = await serve((_, response) => {
    waiting.push(response);
    if (waiting.length === 5) enough();
  });
  const pulse = takePulse(url, during, 1);
  await during;
  const release = setInterval(() => {
    for (const response of waiting) response.end('page');
  }, 1);
  const { milliseconds, errors } = await pulse;
  clearInterval(release);
  expect(milliseconds.length).toBeGreaterThanOrEqual(5);
  expect(errors).toBe(0);
});

test('a response that is no page is an error and has no time', async () => {
  const url = await serve((_, response) => response.writeHead(503).end());
  expect(await takePulse(url, Promise.resolve())).toEqual({ milliseconds: [], errors: 1 });
});

test('passes on the failure of the work that it accompanies', async () => {
  const url = await serve((_, response) => response.end());
  await expect(takePulse(url, Promise.reject(new Error('no sign-ups')))).rejects.toThrow('no sign-ups');
});
