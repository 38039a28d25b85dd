import { hmac, isEqual } from './visitor.ts';

/** Long enough for a mail that is read tomorrow. */
const VALID_MS = 24 * 60 * 60_000;

const signature = (secretKey: string, account: string, email: string, until: string) =>
  hmac(secretKey, ['confirm-address', account, email.toLowerCase(), until].join('\n'));

/** For the link that confirms an address: valid for a day, and only for this account and address. `now` in ms. */
export async function addressToken(secretKey: string, account: string, email: string, now: number): Promise<string> {
  const until = String(Math.floor((now + VALID_MS) / 1_000));
  return `${until}.${await signature(secretKey, account, email, until)}`;
}

export async function isAddressToken(
  token: string,
  secretKey: string,
  account: string,
  email: string,
  now: number,
): Promise<boolean> {
  const [until = '', given = ''] = token.split('.');
  if (!/^\d{10}$/.test(until) || Number(until) * 1_000 < now) return false;
  return isEqual(given, await signature(secretKey, account, email, until));
}
