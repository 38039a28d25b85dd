import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from './send';

const respondWith = (response: Response | Error) =>
  vi.stubGlobal('fetch', () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
afterEach(() => vi.unstubAllGlobals());

const notice = { title: 'Error sending message', description: 'Too many.', tone: 'destructive' };

describe('an answer', () => {
  it('is used unchanged if it is ours', async () => {
    respondWith(Response.json({ ok: true, to: '/contact/success' }));
    expect(await send('contact', {})).toEqual({ ok: true, to: '/contact/success' });
    respondWith(Response.json({ ok: false, notice, errors: {} }, { status: 422 }));
    expect(await send('contact', {})).toEqual({ ok: false, notice, errors: {} });
  });

  it.each([
    ['an empty one', new Response(null, { status: 500 })],
    ['a page of HTML', new Response('<html>Bad gateway</html>', { status: 502 })],
    ['JSON of somebody else', Response.json({ error: { code: 7 } }, { status: 500 })],
    ['a success that says nothing', new Response('', { status: 200 })],
    ['null', Response.json(null)],
  ])('without a text reports that the form failed: %s', async (_, response) => {
    respondWith(response);
    expect(await send('contact', {})).toEqual({ ok: false, text: 'Failed to submit form' });
  });

  it("that never arrives asks to try later, without the browser's message", async () => {
    respondWith(new TypeError('Failed to fetch'));
    expect(await send('contact', {})).toEqual({ ok: false, text: 'Please try again later.' });
  });
});
