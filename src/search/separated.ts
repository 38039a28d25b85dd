/** Characters inside words that readers do not see: soft hyphens, joiners, and places where a line may break. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

const SIGN = /[^\p{L}\p{N}\p{M}\s]/gu;

/** Postgres cuts words here, whatever the locale of its database; no text contains it. */
export const SEPARATOR = '\u001f';

/** Words as they read, however they were typed: composed letters, no unseen characters, ordinary spaces. */
export const asRead = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/\p{Zs}/gu, ' ');

/**
 * A text for the index, and for a search in it: every sign is a word of its own. Postgres would otherwise keep `4.0`,
 * `-27001` or, in a database with the locale C, `“early”` together. `joinedAgain` is the way back.
 */
export const separated = (text: string): string =>
  asRead(text).replace(SIGN, (sign) => `${SEPARATOR}${sign}${SEPARATOR}`);

export const joinedAgain = (text: string): string => text.replaceAll(SEPARATOR, '');
