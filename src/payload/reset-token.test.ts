import { expect, it } from 'vitest';
import { sourceOf } from '../../tests/helpers/installed';
import { isResetToken } from './reset-token';

it('tokens for a new password are 20 random bytes in hexadecimal', () => {
  const file = 'payload/dist/auth/operations/forgotPassword.js';
  expect(
    sourceOf(file),
    `Payload makes these tokens in another way. Look at ${file}, and correct src/payload/reset-token.ts: a token that ` +
      'it does not recognize is stored as it is, and a copy of the database could open accounts.',
  ).toContain("crypto.randomBytes(20).toString('hex')");
  expect(isResetToken('0a'.repeat(20))).toBe(true);
  expect(isResetToken('0a'.repeat(32))).toBe(false);
});
