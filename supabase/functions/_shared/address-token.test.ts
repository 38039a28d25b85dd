import { expect, it } from 'vitest';
import { addressToken, isAddressToken } from './address-token.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const [secret, account, email] = ['sb_secret_test', '5f2c3a52-8f0e-4b1c-9d2f-0a1b2c3d4e5f', 'ada@client.example'];
const token = await addressToken(secret, account, email, now);
const DAY = 24 * 60 * 60_000;

it('is valid for a day, for its account and its address in any case', async () => {
  for (const [address, at] of [
    [email, now],
    ['Ada@Client.example', now],
    [email, now + DAY],
  ] as const)
    expect(await isAddressToken(token, secret, account, address, at)).toBe(true);
});

it('is refused for anything else', async () => {
  const [until, digest] = token.split('.');
  const wrong: Parameters<typeof isAddressToken>[] = [
    [token, secret, account, email, now + DAY + 1_000],
    [token, secret, account, 'eda@client.example', now],
    [token, secret, account.replace('5', '6'), email, now],
    [token, 'another secret', account, email, now],
    [`${Number(until) + 1}.${digest}`, secret, account, email, now],
    [`99999999999.${digest}`, secret, account, email, now],
    ...['', '.', `${until}.`, `${until}`, digest ?? ''].map(
      (text): Parameters<typeof isAddressToken> => [text, secret, account, email, now],
    ),
  ];
  for (const values of wrong) expect(await isAddressToken(...values), String(values)).toBe(false);
});
