import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const COUNT_AT = 12;

/** A table of a WOFF file, decompressed. */
function tableOf(woff: Buffer, tag: string): Buffer {
  for (let at = 0; at < woff.readUInt16BE(COUNT_AT); at++) {
    const entry = HEADER_BYTES + at * ENTRY_BYTES;
    if (woff.toString('latin1', entry, entry + 4) !== tag) continue;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    return packed < size ? inflateSync(data) : data;
  }
  throw new Error(`the font has no table ${tag}`);
}

const LAST = 0xffff;

/** Format 4: segments of 16-bit code points. */
function* inSegments(map: Buffer): Generator<number> {
  const length = map.readUInt16BE(6);
  for (let at = 0; at < length; at += 2) {
    const end = map.readUInt16BE(14 + at);
    const start = map.readUInt16BE(16 + length + at);
    const delta = map.readUInt16BE(16 + 2 * length + at);
    const rangeAt = 16 + 3 * length + at;
    const range = map.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== LAST; code++) {
      const glyph = range === 0 ? code + delta : map.readUInt16BE(rangeAt + range + 2 * (code - start));
      if ((glyph & LAST) !== 0) yield code;
    }
  }
}

/** Format 12: groups of any code points. */
function* inGroups(map: Buffer): Generator<number> {
  for (let group = 0; group < map.readUInt32BE(12); group++) {
    const at = 16 + group * 12;
    for (let code = map.readUInt32BE(at); code <= map.readUInt32BE(at + 4); code++) yield code;
  }
}

/** The characters that a WOFF font can draw. */
export function lettersOf(woff: Buffer): ReadonlySet<number> {
  const cmap = tableOf(woff, 'cmap');
  const letters = new Set<number>();
  for (let at = 0; at < cmap.readUInt16BE(2); at++) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + at * 8 + 4));
    const format = map.readUInt16BE(0);
    const codes = format === 4 ? inSegments(map) : format === 12 ? inGroups(map) : [];
    for (const code of codes) letters.add(code);
  }
  return letters;
}
