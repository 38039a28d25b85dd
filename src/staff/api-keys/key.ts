import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'alethia_';
const BYTES = 32;
/** Shown in lists, so that a key can be recognized. */
const SHOWN_CHARACTERS = PREFIX.length + 4;

/** What is stored of a key. A plain digest is enough: 256 random bits cannot be guessed. */
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A new key, to be shown once, and what is stored of it. */
export function makeKey(): { key: string; digest: string; start: string } {
  const key = PREFIX + randomBytes(BYTES).toString('base64url');
  return { key, digest: digestOf(key), start: key.slice(0, SHOWN_CHARACTERS) };
}
