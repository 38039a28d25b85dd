/** Line breaks of Windows, old Macs, word processors, slides (U+000B), terminals and Unicode. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * What nothing can show: control characters, halves of surrogate pairs, code points that are no characters, byte order
 * marks, places of pictures; and what turns the direction of a text around, unlike the marks that languages need.
 */
const UNSHOWN = /[^\P{Cc}\0\n\t]|\p{Cs}|\p{Noncharacter_Code_Point}|[\ufeff\ufff9-\ufffc\u202d\u202e\u206a-\u206f]/gu;

/** Letters that PDFs join: no search finds them. */
const JOINED = /[\ufb00-\ufb06]/g;

/** A text of several lines from outside, with line breaks of one kind. U+0000 stays, for the caller to refuse. */
export const cleanLines = (text: string): string =>
  text
    .replace(BREAKS, '\n')
    .replace(UNSHOWN, '')
    .replace(JOINED, (letters) => letters.normalize('NFKC'));

/** The same for a text of one line: a line break between words is a space. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s*[\n\t]\s*/g, ' ');
