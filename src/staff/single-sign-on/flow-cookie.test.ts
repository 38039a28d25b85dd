import { beforeAll, describe, expect, it } from 'vitest';
import { flowCookie, readFlow, spentFlowCookie } from './flow-cookie';

const begun = { state: 's', nonce: 'n', verifier: 'v', to: '/admin' };
const MINUTE = 60_000;

beforeAll(() => {
  process.env.DATABASE_URL ??= 'postgres://localhost/none';
  process.env.PAYLOAD_SECRET ??= 'only-for-tests-only-for-tests-only-for-tests';
});

const sent = (cookie: string) => new Headers({ cookie: cookie.split(';', 1)[0] ?? '' });

describe('the cookie of a started sign-in', () => {
  it('is valid for ten minutes', () => {
    const now = Date.now();
    const cookie = flowCookie(begun, now);
    expect(readFlow(sent(cookie), now + 9 * MINUTE)).toMatchObject(begun);
    expect(readFlow(sent(cookie), now + 11 * MINUTE)).toBeUndefined();
  });

  it('is not available to scripts or to requests from other sites', () => {
    expect(flowCookie(begun)).toMatch(/HttpOnly/i);
    expect(flowCookie(begun)).toMatch(/SameSite=Lax/i);
    expect(flowCookie(begun)).toMatch(/Path=\/api\/users\/sso/i);
  });

  it('is ignored if changed, expired or missing', () => {
    const [name = '', value = ''] = flowCookie(begun).split(';', 1)[0]?.split('=') ?? [];
    const [, signature = ''] = value.split('.');
    const other = Buffer.from(JSON.stringify({ ...begun, state: 'x', until: 9e9 })).toString('base64url');
    for (const forged of [`${other}.${signature}`, `${value}x`, value.slice(1), '.', 'x.y', '']) {
      expect(readFlow(new Headers({ cookie: `${name}=${forged}` }))).toBeUndefined();
    }
    expect(readFlow(sent(spentFlowCookie()))).toBeUndefined();
    expect(readFlow(new Headers())).toBeUndefined();
  });
});
