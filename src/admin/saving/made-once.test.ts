import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { creationIn, madeOnce } from './made-once';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const body = (name: string, alt = 'A field') => {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt }));
  form.set('file', new File(['x'], name, { lastModified: 1 }));
  return form;
};
const key = (form: string, sent: FormData) => creationIn(form, sent) ?? '';

it('pressed twice, one document is made, and both presses get the response', async () => {
  const make = vi.fn(async () => Response.json({ doc: { id: 7 } }, { status: 201 }));
  const press = () => madeOnce(key('media', body('a.png')), make);
  const both = await Promise.all([press(), press()]);
  // A double click may be slower than the server.
  const third = await press();
  expect(make).toHaveBeenCalledOnce();
  for (const response of [...both, third]) expect(await response.json()).toEqual({ doc: { id: 7 } });
});

it('another file, other words, or the same ones later are another document', async () => {
  const make = vi.fn(async () => Response.json({}, { status: 201 }));
  await madeOnce(key('media', body('c.png')), make);
  await madeOnce(key('media', body('b.png')), make);
  await madeOnce(key('media', body('c.png', 'A yard')), make);
  expect(make).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(3_000);
  await madeOnce(key('media', body('c.png')), make);
  expect(make).toHaveBeenCalledTimes(4);
});

it('what was refused or never arrived is sent again at the next press', async () => {
  const answers = [async () => Response.json({}, { status: 400 }), () => Promise.reject(new TypeError('offline'))];
  const make = vi.fn(async () => answers.shift()?.() ?? Response.json({ doc: {} }, { status: 201 }));
  const press = () => madeOnce(key('redirects', body('a.png')), make);
  expect((await press()).status).toBe(400);
  await expect(press()).rejects.toThrow('offline');
  expect((await press()).status).toBe(201);
});

it('only a new document is made', () => {
  expect(creationIn('pages/1', body('a.png'))).toBeUndefined();
  expect(creationIn('globals/footer', body('a.png'))).toBeUndefined();
});
