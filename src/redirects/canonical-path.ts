/**
 * One spelling for the addresses that name one place: without a slash at the end, letters outside ASCII encoded, all
 * others not. Undefined if an encoded letter is none, or is one that servers read in another way. Capitals count, as on most servers.
 */
export function canonicalPath(path: string): string | undefined {
  try {
    const segments = path.split('/').map(spelledSegment);
    return segments.join('/').replace(/(?<=[^/])\/+$/, '');
  } catch {
    return undefined;
  }
}

/** Codes of letters outside ASCII. */
const FOREIGN = /((?:%[89a-f][0-9a-f])+)/i;

/** Old servers encoded letters in other ways than UTF-8: their codes stay. Throws if a code is none. */
function spelledSegment(segment: string): string {
  const pieces = isDecodable(segment) ? [segment] : segment.split(FOREIGN);
  return pieces.map((piece, at) => (at % 2 === 1 ? piece.toUpperCase() : spelledLetters(piece))).join('');
}

/** Its codes are those of UTF-8. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function spelledLetters(piece: string): string {
  const decoded = decodeURIComponent(piece).normalize('NFC');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no address has them
  if (/[\u0000-\u001f\u007f\\]/.test(decoded)) throw new URIError('no letter');
  return encoded(decoded);
}

/** Letters that may stand in a path as they are, besides those that `encodeURIComponent` leaves. */
const encoded = (segment: string) =>
  encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
