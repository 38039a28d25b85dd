import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { settlePreview } from './preview-right';

/** The cookies that remain on the request, and those that were checked. */
async function settled(url: string, cookie: string, may: boolean) {
  const checked: string[] = [];
  const request = { url, headers: { cookie } } as IncomingMessage;
  await settlePreview(request, async (cookies) => {
    checked.push(cookies);
    return may;
  });
  return { cookie: request.headers.cookie, checked };
}
const staff = '__prerender_bypass=secret; theme=dark; payload-token=session';

it('a session that may preview keeps the draft cookie', async () => {
  expect(await settled('/about', staff, true)).toEqual({
    cookie: staff,
    checked: ['theme=dark; payload-token=session'],
  });
});

it('a session that may not loses it, and keeps its other cookies', async () => {
  expect((await settled('/about', staff, false)).cookie).toBe('theme=dark; payload-token=session');
});

it('a guest of a release is checked, too', async () => {
  const guest = '__prerender_bypass=secret; release-preview=token';
  expect(await settled('/about', guest, true)).toEqual({ cookie: guest, checked: ['release-preview=token'] });
});

it.each([
  ['no session', '/about', '__prerender_bypass=secret'],
  ['several cookies of that name', '/about', '__prerender_bypass=a;x__prerender_bypass=b; __prerender_bypass'],
  ['the API', '/api/pages', staff],
  ['the admin', '/admin/collections/pages', staff],
])('%s: it is dropped without a question', async (_, url, cookie) => {
  const { cookie: left, checked } = await settled(url, cookie, true);
  expect(left ?? '').not.toContain('__prerender_bypass');
  expect(checked).toEqual([]);
});
