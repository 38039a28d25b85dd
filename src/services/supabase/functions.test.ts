import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('@/env', () => ({
  env: () => ({
    SUPABASE_URL: 'http://supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'public',
    SUPABASE_SECRET_KEY: 'secret',
  }),
}));
const { asRequest } = await import('@/lib/logging/current-request');
const { callFunction } = await import('./functions');

const requests: Request[] = [];
const respondWith = (response: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(new Request(url, { method: init.method, headers: init.headers, body: init.body }));
    return response();
  });

beforeEach(() => {
  requests.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("posts JSON with the publishable key and the visitor's address", async () => {
  respondWith(() => Response.json({ ok: true, id: '1' }));
  expect(await callFunction('submit-contact', { name: 'Ada' }, '10.0.0.1')).toEqual({
    ok: true,
    data: { ok: true, id: '1' },
  });
  const [request] = requests;
  expect(request?.url).toBe('http://supabase.example/functions/v1/submit-contact');
  expect(request?.method).toBe('POST');
  expect(request?.headers.get('apikey')).toBe('public');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(request?.headers.get('x-visitor')).toBe('10.0.0.1');
  expect([...(request?.headers ?? [])].flat().join()).not.toContain('secret');
  expect(await request?.json()).toEqual({ name: 'Ada' });
});

it('names the request that it belongs to', async () => {
  respondWith(() => Response.json({ ok: true }));
  await asRequest('a1b2', () => callFunction('submit-contact', {}, 'v'));
  await callFunction('submit-contact', {}, 'v');
  expect(requests.map(({ headers }) => headers.get('x-request-id'))).toEqual(['a1b2', null]);
});

describe('a failure', () => {
  const cases: [string, () => Response | Promise<Response>, number, string][] = [
    ['with its own text', () => Response.json({ error: 'Too many.' }, { status: 429 }), 429, 'Too many.'],
    ['without a text', () => Response.json({ code: 'internal' }, { status: 500 }), 500, 'Failed to submit form'],
    ['with an empty text', () => Response.json({ error: '' }, { status: 500 }), 500, 'Failed to submit form'],
    ['without a body', () => new Response(null, { status: 500 }), 500, 'Failed to submit form'],
    ['that is no JSON', () => new Response('<h1>502</h1>', { status: 502 }), 502, 'Failed to submit form'],
    ['that calls itself a success', () => new Response('<h1>Hi</h1>'), 502, 'Failed to submit form'],
    ['that never comes', () => Promise.reject(new TypeError('fetch failed')), 0, 'Please try again later.'],
    ['that takes too long', () => Promise.reject(new DOMException('…', 'TimeoutError')), 0, 'Please try again later.'],
  ];
  it.each(cases)('%s', async (_, response, status, text) => {
    respondWith(response);
    expect(await callFunction('submit-contact', {}, 'v')).toEqual({ ok: false, status, text, fields: {} });
  });

  it('includes the messages of the fields', async () => {
    respondWith(() => Response.json({ error: 'Check.', fields: { name: 'Name is required' } }, { status: 400 }));
    expect(await callFunction('submit-contact', {}, 'v')).toMatchObject({ fields: { name: 'Name is required' } });
  });

  it('is logged once, without what was entered', async () => {
    respondWith(() => new Response(null, { status: 500 }));
    await callFunction('submit-contact', { email: 'ada@client.example' }, '10.0.0.1');
    const logged = vi.mocked(console.error).mock.calls;
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toMatch(/ada@|10\.0\.0\.1/);
  });
});
