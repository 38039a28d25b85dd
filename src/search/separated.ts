/** Inside words, unseen: soft hyphens, joiners, marks of direction, and places where a line may break. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Ligatures of PDF files, letters and digits of full width, the micro sign: other letters than a keyboard types. */
const OTHER_FORM = /[\u00b5\u3000\ufb00-\ufb06\uff01-\uff5e]/gu;

const SIGN = /[^\p{L}\p{N}\p{M}\s]/gu;

/** Postgres cuts words here, whatever the locale of its database; no text contains it. */
export const SEPARATOR = '\u001f';

/** Words as they read, however they were typed: composed and ordinary letters, no unseen characters, ordinary spaces. */
export const asRead = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(OTHER_FORM, (letter) => letter.normalize('NFKC'))
    .replace(/\p{Zs}/gu, ' ');

const RAISED = /[\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089]/gu;

/** As people type it in a search: `CO2` for CO₂. Found, but never replaced as such. */
export const asSearched = (text: string): string => asRead(text).replace(RAISED, (digit) => digit.normalize('NFKC'));

/**
 * A text for the index, and for a search in it: every sign is a word of its own. Postgres would otherwise keep `4.0`,
 * `-27001` or, in a database with the locale C, `“early”` together. `joinedAgain` is the way back.
 */
export const separated = (text: string): string =>
  asSearched(text).replace(SIGN, (sign) => `${SEPARATOR}${sign}${SEPARATOR}`);

export const joinedAgain = (text: string): string => text.replaceAll(SEPARATOR, '');
