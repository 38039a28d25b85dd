import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const values: Record<string, string | undefined> = {
  SUPABASE_URL: 'http://supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'public',
  SUPABASE_EMBEDDED: 'off',
};
const given = { ...values };
vi.mock('@/env', () => ({ env: () => given }));
const { problemOfSupabase } = await import('./check-settings');

const respondWith = (response: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response()),
  );

beforeEach(() => {
  Object.assign(given, values);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('is silent where addresses are confirmed by mail', async () => {
  respondWith(() => Response.json({ mailer_autoconfirm: false }));
  expect(await problemOfSupabase()).toBeUndefined();
  expect(fetch).toHaveBeenCalledWith(
    'http://supabase.example/auth/v1/settings',
    expect.objectContaining({ headers: { apikey: 'public' } }),
  );
});

it('says what to set where they are not', async () => {
  respondWith(() => Response.json({ mailer_autoconfirm: true }));
  expect(await problemOfSupabase()).toContain('Turn "Confirm email" on');
});

it.each([
  ['status 401', () => Response.json({}, { status: 401 })],
  ['not understood', () => Response.json({ other: true })],
  [
    'TypeError',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('says that it could not look: %s', async (why, response) => {
  respondWith(response);
  expect(await problemOfSupabase()).toContain(why);
});

it('says that forms are off without an address', async () => {
  given.SUPABASE_URL = undefined;
  expect(await problemOfSupabase()).toContain('Forms and visitor accounts are off');
});

it('leaves the embedded service alone', async () => {
  respondWith(() => Response.json({ mailer_autoconfirm: true }));
  given.SUPABASE_EMBEDDED = 'on';
  expect(await problemOfSupabase()).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});
