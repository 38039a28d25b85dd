import { afterEach, expect, it, vi } from 'vitest';
import { accessToken, SESSION_KEY } from './storage';

const holding = (value: string | null) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === SESSION_KEY ? value : null) });

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['a session', JSON.stringify({ access_token: 'a.b.c', expires_at: Date.now() / 1_000 + 3_600 }), 'a.b.c'],
  // By a clock that is hours ahead; the service does not bind what comes with an expired one.
  ['a session that seems to have expired', JSON.stringify({ access_token: 'a.b.c', expires_at: 1 }), 'a.b.c'],
  ['no session', null, ''],
  ['nothing that can be read', '{', ''],
  ['no token', '{}', ''],
  ['no object', 'null', ''],
])('%s is sent as its token, if it has one', (_, stored, token) => {
  holding(stored);
  expect(accessToken()).toBe(token);
});
