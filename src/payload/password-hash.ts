import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/** Payload's format since 3.90; its own check is not exported, and its login cannot be split into steps. */
const PREFIX = 'pbkdf2-sha256-v1:';
const CURRENT = { iterations: 600_000, bytes: 32 };
/** Earlier format, without a prefix. */
const LEGACY = { iterations: 25_000, bytes: 512 };

export type StoredPassword = { hash?: string | null; salt?: string | null };

/** Takes as long to verify as a real one and matches nothing. */
const NO_ACCOUNT = { hash: PREFIX + '00'.repeat(CURRENT.bytes), salt: '00'.repeat(32) };

/** Does the same work without an account, so that timing does not reveal which email addresses have one. */
export async function verifyPassword(account: StoredPassword | null | undefined, password: string): Promise<boolean> {
  const { hash, salt } = account?.hash && account.salt ? { hash: account.hash, salt: account.salt } : NO_ACCOUNT;
  const isCurrent = hash.startsWith(PREFIX);
  const { iterations, bytes } = isCurrent ? CURRENT : LEGACY;
  const wanted = Buffer.from(isCurrent ? hash.slice(PREFIX.length) : hash, 'hex');
  const given = await derive(password, salt, iterations, bytes, 'sha256');
  return wanted.length === given.length && timingSafeEqual(wanted, given) && hash !== NO_ACCOUNT.hash;
}
