import { fileTypeFromBuffer } from 'file-type';
import { MOST_BYTES } from '@/staff/table-files/limits';
import { refuse } from './problem';

export type Decoded = { text: string; note?: string };

const GUESSED =
  'The file is not encoded as UTF-8 and was read as Windows-1252, as Excel saves it. Check letters such as ä, é and “ in the preview.';
const WORKBOOK = new Set(['xlsx', 'xls', 'cfb', 'ods', 'numbers', 'zip']);

/** UTF-16 has a zero byte in every other place of plain letters; no other text has any. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > start.length / 4 && zeros(1) === 0) return 'utf-16be';
  return 'utf-8';
}

async function refuseOtherKinds(bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) refuse('The file is empty.');
  if (bytes.length > MOST_BYTES) refuse(`The file is larger than ${MOST_BYTES / 1024 / 1024} MB. Split it.`);
  // Its mark of UTF-16 is that of sound files, too.
  const kind = encodingOf(bytes) === 'utf-8' ? await fileTypeFromBuffer(bytes) : undefined;
  if (kind && WORKBOOK.has(kind.ext)) refuse('This is a workbook. Save the sheet as "CSV UTF-8" and choose that file.');
  if (kind && kind.ext !== 'xml') refuse(`This is a file of the kind ${kind.ext}. Choose a table as CSV or JSON.`);
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split(/\r\n?|\n/).length;

/** Where the first control character is, other than tabs and breaks of all kinds; -1 without one. */
function controlIn(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 && !(code >= 9 && code <= 13)) return at;
  }
  return -1;
}

const strictly = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * Of texts in other encodings that were read as Windows-1252. No word of a language that it was made for has these, but
 * most lines of others have some; what is rarer is left to the preview.
 */
const MISREAD = new RegExp(
  [
    // Signs within words, directly behind them, and before them.
    /\p{L}[„‚†‡‰‹›“”¡¢£¥¦§¨©ª¬¯±³µ¶¸¹º¼½¾¿÷]\p{L}|\p{L}[„‚§¨¯¸¼½¾¿¶¦¬]/u,
    /(?<!\p{L})[†€]\p{Ll}|(?<![\p{L}\p{N}.])[ªº®]\p{L}|[ƒ™]\p{L}|ƒ\P{ASCII}|©\p{Ll}|£[aeiouóy]|[¼¾]\p{Ll}{2}/u,
    // Of Macs: “it’s” and – in the place of capitals, ö in that of š; of DOS: Straße.
    /\p{Ll}[À-ÖØ-ÞŠŒŽŸ]|\p{L}[ŠŒŽŸ]\p{Ll}|(?<!\p{L})[ÐÑÒÕÛ](?!\p{L})|[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]š[b-df-hj-np-tv-z]|aá/u,
    // Of Macs, too: ï, the ë of Noël, the ñ of España and Español.
    /\p{Ll}•\p{Ll}|[aeo]‘l(?!\p{L})|\p{L}{2}–(?:[ao]s?|ol|ola|ora|ores|ana|era|ero)(?!\p{L})/u,
    // Czech ě, ů, č, ř; Polish ń, ę, ć; Turkish ş, ı; Romanian ţ.
    /[ìù]\p{L}|[íýáé]è|è[aeiouyáíýéúó]|[áéíúý]ø|ø[áíéúý]|[aeouy]ø[aeiouy]/u,
    /\p{L}[ñÑ](?![aeiouáéíóúüAEIOUÁÉÍÓÚ])|[aeiou]æ(?!\p{L})|ý\p{Ll}ý|þ[b-df-hk-np-qs-tw-z]|\p{L}þ(?!\p{L})/u,
    // Signs that no one writes, in a row; many foreign letters in a row.
    /[ˆ˜¤]|‚.‚|[¢-¦¨-ª¬®¯±´-¶¸-º¼-¾×÷]{2}|[^\P{L}A-Za-z]{4}/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/**
 * A sign for an unreadable letter, or letters of UTF-8 that were read as Windows-1252 or as those of a Mac, and saved:
 * "MÃ¼nchen", "M√ºnchen".
 */
const DAMAGED = /\uFFFD|[ÂÃ][\u0080-ª¬-º¼-¿Ÿœ„‰]|Â\s|â€[œ™˜“”¦¢]|â‚¬|√[§©®∂ºüÑñú±ß†°≠≥™¥¢]|‚Ä[ôúùìî¶]/;

/** Why a text is refused that has such letters; undefined if it has none. */
export function damageIn(text: string): string | undefined {
  const damage = DAMAGED.exec(text)?.[0];
  return damage && `It has "${damage}" in the place of a letter: the file was damaged by an earlier program.`;
}

const MAC =
  'The file has the line ends of old Mac programs and is not encoded as UTF-8. Save it as "CSV UTF-8" and choose it again.';

/** A file with letters of both encodings was put together from two, and would be misread in part. */
function asWindows(bytes: Uint8Array): string {
  const loose = new TextDecoder('utf-8').decode(bytes);
  const line = lineOf(loose, loose.indexOf('\uFFFD'));
  const unreadable = `The file is not encoded as UTF-8: line ${line} has a letter that cannot be read. Save it as "CSV UTF-8" and choose it again.`;
  // Letters that UTF-8 writes with several bytes.
  if (/[\u0080-\uFFFC]/.test(loose)) return refuse(unreadable);
  // Bytes that stand for no letter.
  if (bytes.some((byte) => [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte))) return refuse(unreadable);
  const text = new TextDecoder('windows-1252').decode(bytes);
  if (text.includes('\r') && !text.includes('\n')) return refuse(MAC);
  const misread = MISREAD.exec(text);
  return misread
    ? refuse(
        `The file is not encoded as UTF-8: line ${lineOf(text, misread.index)} reads "${misread[0]}". Save it as "CSV UTF-8" and choose it again.`,
      )
    : text;
}

/** The text of a file. Throws TableProblem if it cannot be read for certain. */
export async function decoded(bytes: Uint8Array): Promise<Decoded> {
  await refuseOtherKinds(bytes);
  const encoding = encodingOf(bytes);
  const strict = strictly(encoding, bytes);
  const text =
    strict ?? (encoding === 'utf-8' ? asWindows(bytes) : refuse('The file is damaged: it ends within a letter.'));
  const control = controlIn(text);
  if (control >= 0) refuse(`Line ${lineOf(text, control)} has a control character. Remove it, or choose a text file.`);
  return { text: text.replace(/^\uFEFF/, ''), ...(strict === undefined && { note: GUESSED }) };
}
