import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'alethia_';
const BYTES = 32;
/** Shown in lists, to recognize a key. */
const SHOWN_CHARACTERS = PREFIX.length + 4;

/** A plain digest is enough: 256 random bits cannot be guessed. */
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** `key` is shown once; the rest is stored. */
export function makeKey(): { key: string; digest: string; start: string } {
  const key = PREFIX + randomBytes(BYTES).toString('base64url');
  return { key, digest: digestOf(key), start: key.slice(0, SHOWN_CHARACTERS) };
}
