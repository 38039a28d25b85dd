import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { noteMade, Rendering } from './rendering';

function next() {
  const asked: { url?: string; headers: IncomingMessage['headers']; answer: (body: string, since?: number) => void }[] =
    [];
  const handler = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((resolve) => {
      const answer = AsyncResource.bind((body: string, since?: number) => {
        if (since !== undefined) noteMade({ tags: ['site'], since });
        response.writeHead(200, { 'content-type': 'text/plain', etag: '"x"' }).end(body);
        resolve();
      });
      asked.push({ url: request.url, headers: request.headers, answer });
    });
  return { asked, handler };
}

it('what is asked for twice at the same time is rendered once', async () => {
  const { asked, handler } = next();
  const rendering = new Rendering(handler, () => false);
  const both = [rendering.page('/about'), rendering.page('/about')];
  const other = rendering.page('/');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[0]?.answer('about', 1);
  asked[1]?.answer('home', 1);
  expect((await Promise.all(both)).map(({ body }) => String(body))).toEqual(['about', 'about']);
  expect(await other).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain' }, made: { since: 1 } });
  expect((await other).headers).not.toHaveProperty('etag');
  void rendering.page('/about');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
});

it('who asks while a publish overtakes the render gets what was published', async () => {
  const { asked, handler } = next();
  const latest = 2;
  const rendering = new Rendering(handler, ({ since }) => since < latest);
  const first = rendering.page('/about');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const afterPublish = rendering.page('/about');
  asked[0]?.answer('old', 1);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer('new', 2);
  expect(String((await afterPublish).body)).toBe('new');
  expect(String((await first).body)).toBe('new');
});

it('a page that is published without end is answered all the same', async () => {
  const { asked, handler } = next();
  const rendering = new Rendering(handler, () => true);
  const page = rendering.page('/about');
  for (let time = 1; time <= 3; time++) {
    await vi.waitFor(() => expect(asked).toHaveLength(time));
    asked[time - 1]?.answer(`${time}`, time);
  }
  expect(String((await page).body)).toBe('3');
});

it('a render that fails is asked for again by the next visitor', async () => {
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
  const { asked, handler } = next();
  void new Rendering(handler, () => false).page('/about');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});
