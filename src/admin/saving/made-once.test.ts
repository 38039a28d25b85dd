import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creationIn, madeOnce, madeUnderOneId } from './made-once';

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
  const results = [async () => Response.json({}, { status: 400 }), () => Promise.reject(new TypeError('offline'))];
  const make = vi.fn(async () => results.shift()?.() ?? Response.json({ doc: {} }, { status: 201 }));
  const press = () => madeOnce(key('redirects', body('a.png')), make);
  expect((await press()).status).toBe(400);
  await expect(press()).rejects.toThrow('offline');
  expect((await press()).status).toBe(201);
});

it('only a new document is made', () => {
  expect(creationIn('pages/1', body('a.png'))).toBeUndefined();
  expect(creationIn('globals/footer', body('a.png'))).toBeUndefined();
});

describe('a document whose response was lost', () => {
  const lost = () => Promise.reject(new TypeError('offline'));
  const made = async () => Response.json({ doc: {} }, { status: 201 });
  const refused = async () => Response.json({}, { status: 400 });
  const attempts = (...responses: (() => Promise<Response>)[]) => {
    const stored: string[] = [];
    const make = vi.fn((_: string) => responses.shift()?.() ?? made());
    const find = async (id: string) => Response.json({ id }, { status: stored.includes(id) ? 200 : 404 });
    const key = crypto.randomUUID();
    return { stored, make, ids: () => make.mock.calls.flat(), attempt: () => madeUnderOneId(key, make, find) };
  };

  it('is not made again if the server has it', async () => {
    const { attempt, stored, ids } = attempts(lost, refused);
    await expect(attempt()).rejects.toThrow('offline');
    stored.push(...ids());
    const response = await attempt();
    expect([response.status, await response.json()]).toEqual([201, { doc: { id: stored[0] } }]);
    expect(new Set(ids()).size).toBe(1);
  });

  it('is made if the server lacks it, and then another one is another', async () => {
    const { attempt, ids } = attempts(async () => new Response(null, { status: 502 }), made, made);
    expect((await attempt()).status).toBe(502);
    expect((await attempt()).status).toBe(201);
    expect((await attempt()).status).toBe(201);
    const [first, second, third] = ids();
    expect([first === second, second === third]).toEqual([true, false]);
  });

  it('is refused for what is wrong with it', async () => {
    const { attempt } = attempts(lost, refused);
    await expect(attempt()).rejects.toThrow('offline');
    expect((await attempt()).status).toBe(400);
  });
});
