import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { noteMade, Rendering } from './rendering';

function next() {
  const requests: {
    url?: string;
    headers: IncomingMessage['headers'];
    respond: (body: string, since?: number) => void;
  }[] = [];
  const handler = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((resolve) => {
      const respond = AsyncResource.bind((body: string, since?: number) => {
        if (since !== undefined) noteMade({ tags: ['site'], since });
        response.writeHead(200, { 'content-type': 'text/plain', etag: '"x"' }).end(body);
        resolve();
      });
      requests.push({ url: request.url, headers: request.headers, respond });
    });
  return { requests, handler };
}

it('a rendered page is without the headers of its response', async () => {
  const { requests, handler } = next();
  const page = new Rendering(handler, () => false).page('/');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.respond('home', 1);
  expect(await page).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain' }, made: { since: 1 } });
  expect((await page).headers).not.toHaveProperty('etag');
});

it('a render that a publish overtakes is repeated', async () => {
  const { requests, handler } = next();
  const latest = 2;
  const page = new Rendering(handler, ({ since }) => since < latest).page('/about');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.respond('old', 1);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.respond('new', 2);
  expect(String((await page).body)).toBe('new');
});

it('a page that is published without end is sent all the same', async () => {
  const { requests, handler } = next();
  const rendering = new Rendering(handler, () => true);
  const page = rendering.page('/about');
  for (let time = 1; time <= 3; time++) {
    await vi.waitFor(() => expect(requests).toHaveLength(time));
    requests[time - 1]?.respond(`${time}`, time);
  }
  expect(String((await page).body)).toBe('3');
});

it('a render that fails is repeated for the next visitor', async () => {
  let times = 0;
  const rendering = new Rendering(
    (_, response) => {
      times += 1;
      response.writeHead(500).end();
    },
    () => false,
  );
  expect((await rendering.page('/about')).status).toBe(500);
  expect((await rendering.page('/about')).status).toBe(500);
  expect(times).toBe(2);
});

it('nothing of a visitor is in what is rendered for all', async () => {
  const { requests, handler } = next();
  const page = new Rendering(handler, () => false).page('/about');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.headers).not.toHaveProperty('cookie');
  requests[0]?.respond('about', 1);
  await page;
});
