import { expect, it } from 'vitest';
import { installedFile, versionOf } from '../../tests/helpers/installed';
import { verifyPassword } from './password-hash';

const FILE = 'payload/dist/auth/strategies/local/generatePasswordSaltHash.js';
const advice =
  `payload ${versionOf('payload')} stores passwords in another format, so nobody could sign in. Look at its ` +
  `${FILE}, and add the format to src/payload/password-hash.ts; those of before must still be accepted.`;

it('a password is verified as Payload stores it', async () => {
  const payloads = await import(installedFile(FILE)).catch(() => expect.unreachable(advice));
  const stored = await payloads.generatePasswordSaltHash({
    collection: { slug: 'users' },
    password: 'correct horse',
    req: { payload: { config: {} }, t: (key: string) => key },
  });
  expect(await verifyPassword(stored, 'correct horse'), advice).toBe(true);
  expect(await verifyPassword(stored, 'wrong horse')).toBe(false);
});

it('without an account, no password is right', async () => {
  expect(await verifyPassword(undefined, '')).toBe(false);
});
