import { cleanLines } from './clean-text.ts';

/** What people paste without seeing it. Joiners and marks of direction stay in texts, where they can be part of a word. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2060\u2061-\u2064\ufeff\u202a-\u202e\u2066-\u2069]/g;
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** An entry without what nobody sees; empty if nothing is left to see. U+0000 stays, to be refused. */
export function entryLines(text: string): string {
  const clean = cleanLines(text).replace(INVISIBLE, '').trim();
  return VISIBLE.test(clean) ? clean.normalize('NFC') : '';
}

export const entryLine = (text: string): string =>
  entryLines(text)
    .replace(/\s*[\n\t]\s*/g, ' ')
    .replace(/\p{Zs}/gu, ' ')
    .trim();

const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
const LAST_DIGIT = 0xf;

/** Of digits and signs: those of a keyboard instead of typographic ones, nothing invisible. */
export const cleanSigns = (text: string): string =>
  entryLine(text)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & LAST_DIGIT))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\u2044/g, '/')
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

const EXTENSION = /[\s,;]*(?:extension|ext\.?|durchwahl|dw|apparat|app\.?|x|#)[\s:.=]*(\d{1,8})$/i;
const UNUSUAL_EXTENSION = /[\s,;]*(?:durchwahl|dw|apparat|app\.?|#|;ext)[\s:.=]*(\d{1,8})$/i;

/** As it was typed, or without its grouping if it has more than `most` characters with it. Other texts stay as they are. */
export function cleanPhone(text: string, most: number): string {
  const number = cleanSigns(text)
    .replace(/^tel[.:]{1,2} ?/i, '')
    .replace(/[\u00b7\u2022\u2027\u2219\u22c5]/g, '.');
  const extension = EXTENSION.exec(number)?.[1];
  const main = number.replace(EXTENSION, '');
  if (!/^\+?[\d ()./-]+$/.test(main)) return number;
  const short = number.replace(UNUSUAL_EXTENSION, ' x$1');
  if (short.length <= most) return short;
  const digits = (main.startsWith('+') ? main.replace(/\(0\)/, '') : main).replace(/[^\d+]/g, '');
  return extension ? `${digits}x${extension}` : digits;
}

/** A name of a host that is not ASCII, as mail servers know it. */
function asciiHost(host: string): string {
  if (/^\p{ASCII}*$/u.test(host) || /[\s/?#:@\\[\]%]/.test(host)) return host;
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : host;
}

export function cleanEmail(text: string): string {
  const address = cleanSigns(text)
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/(?<=@.*)[.,;\u3002\uff61]+$/, '');
  const at = address.lastIndexOf('@');
  return at < 1 ? address : `${address.slice(0, at + 1)}${asciiHost(address.slice(at + 1))}`;
}

const GROUPED = { ',': /^[1-9]\d{0,2}(?:,\d{3})+$/, '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/ };
export type DecimalMark = keyof typeof GROUPED;

const markOf = (digits: string, sign: DecimalMark, mark: DecimalMark): DecimalMark | undefined => {
  const [, ...rest] = digits.split(sign);
  const isGrouped = GROUPED[sign].test(digits);
  // Two of them only group, and one only does if it can and if the language writes decimals with the other.
  return isGrouped && (rest.length > 1 || sign !== mark) ? undefined : sign;
};

/** `2,5`, `1.250,5`, `1 250` as `2.5`, `1250.5`, `1250`. `mark`: decides where both readings are possible. */
export function cleanNumber(text: string, mark: DecimalMark): string {
  const typed = cleanSigns(text).replace(/^\+ ?/, '').replace(/^- /, '-');
  const [, sign = '', digits = ''] = /^(-?)(.*)$/s.exec(typed.replace(/(?<=\d)[ '](?=\d{3}(?!\d))/g, '')) ?? [];
  if (!/^\d*(?:[.,]\d+)*[.,]?$/.test(digits) || !/\d/.test(digits)) return typed;
  const isBoth = digits.includes(',') && digits.includes('.');
  const last = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.';
  const decimal = isBoth ? last : digits.includes(last) ? markOf(digits, last, mark) : undefined;
  const [whole = '', ...rest] = decimal ? digits.split(decimal) : [digits];
  const group = decimal === ',' ? '.' : decimal === '.' ? ',' : last;
  if (rest.length > 1 || (whole.includes(group) && !GROUPED[group].test(whole)) || rest[0]?.includes(group))
    return typed;
  return `${sign}${[whole.replaceAll(group, '') || '0', ...rest.filter(Boolean)].join('.')}`;
}
