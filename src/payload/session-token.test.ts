import { getFieldsToSign, JWTAuthentication, jwtSign } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { expect, it } from 'vitest';
import { sourceOf } from '../../tests/helpers/installed';
import { currentSession } from './current-session';

it('Payload exports what makes and reads the token of a session', () => {
  for (const [name, part] of Object.entries({ getFieldsToSign, JWTAuthentication, jwtSign, generatePayloadCookie })) {
    expect(
      typeof part,
      `Payload no longer exports ${name}. Look in payload/dist/auth for what replaced it, and correct ` +
        'src/payload/session-token.ts and src/payload/unread-session.ts.',
    ).toBe('function');
  }
});

it('a user has the id of the session', () => {
  expect(
    sourceOf('payload/dist/auth/strategies/jwt.js'),
    'Payload sets the id of the session elsewhere. Look at payload/dist/auth/strategies/jwt.js, and correct ' +
      'src/payload/current-session.ts: sessions would never be refreshed, listed as current, or ended.',
  ).toContain('user._sid =');
  expect(currentSession({ _sid: 'a' } as never)).toBe('a');
});
