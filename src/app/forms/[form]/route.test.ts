import { beforeEach, expect, it, vi } from 'vitest';
import { callFunction } from '@/services/supabase/functions';
import { POST } from './route';

vi.mock('@/services/supabase/functions', () => ({ callFunction: vi.fn() }));
const called = vi.mocked(callFunction);

const entries = { name: 'Ada', email: 'ada@visitor.example', message: 'Hello' };
const post = (type: string, form = 'contact', body: BodyInit = JSON.stringify(entries), more = {}) =>
  POST(
    new Request(`http://localhost:3000/forms/${form}`, {
      method: 'POST',
      headers: { ...(type && { 'content-type': type }), ...more },
      body,
    }),
    {
      params: Promise.resolve({ form }),
    },
  );

beforeEach(() => {
  called.mockReset().mockResolvedValue({ ok: true, data: { ok: true } });
});

it('forwards entries from this site, and sets the marker cookie', async () => {
  const response = await post('application/json');
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toMatch(/^contact-sent=.*; HttpOnly; SameSite=Lax/);
  expect(called).toHaveBeenCalledOnce();
});

// Browsers send these cross-origin without a preflight.
it.each(['text/plain', 'text/plain; application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'refuses what another site could send on behalf of a visitor: %s',
  async (type) => {
    expect((await post(type)).status).toBe(415);
    expect(called).not.toHaveBeenCalled();
  },
);

it.each([
  ['built', {}],
  ['built', { 'x-form': 'contact' }],
  ['contact', { 'x-form': 'contact' }],
])('accepts files only from scripts of this site, and only for built forms: %s %j', async (form, headers) => {
  const body = new FormData();
  body.set('name', 'Ada');
  expect((await post('', form, body, headers)).status).toBe(415);
});
