import { randomInt } from 'node:crypto';
import { digest } from './keys';

const RECOVERY_CODES = 10;

/** Without similar-looking letters and digits. 10 of 30 are 49 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);

/** As stored: a keyed digest. Ignores case, spaces and dashes. */
export const digestOf = (account: string, code: string) =>
  digest('recovery-code', account, code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
