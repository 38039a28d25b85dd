/**
 * One spelling for the addresses that name one place: without a slash at the end, letters outside ASCII encoded, all
 * others not. Undefined if an encoded letter cannot be decoded, or is one that servers read in another way. Capitals count, as on most servers.
 */
export function canonicalPath(path: string): string | undefined {
  try {
    const decoded = path.split('/').map((segment) => decodeURIComponent(segment).normalize('NFC'));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no address has them
    if (decoded.some((segment) => /[\u0000-\u001f\u007f\\]/.test(segment))) return undefined;
    const segments = decoded.map(encoded);
    return segments.join('/').replace(/(?<=[^/])\/+$/, '');
  } catch {
    return undefined;
  }
}

/** Letters that may stand in a path as they are, besides those that `encodeURIComponent` leaves. */
const encoded = (segment: string) =>
  encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
