/** A box of an ISO base media file (ISO 14496-12). `content` and `end` are positions in the file. */
type Box = { type: string; start: number; content: number; end: number };

const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + HEAD_BYTES <= to; ) {
    const short = file.readUInt32BE(start);
    const isLong = short === 1;
    if (isLong && start + LONG_HEAD_BYTES > to) break;
    const size = isLong ? Number(file.readBigUInt64BE(start + HEAD_BYTES)) : short === 0 ? to - start : short;
    const content = start + (isLong ? LONG_HEAD_BYTES : HEAD_BYTES);
    const end = start + size;
    if (end > to || content > end) break;
    boxes.push({ type: file.toString('latin1', start + 4, start + HEAD_BYTES), start, content, end });
    start = end;
  }
  return boxes;
}

const inside = (file: Buffer, { content, end }: Box) => boxesIn(file, content, end);

function find(file: Buffer, box: Box, ...path: string[]): Box | undefined {
  let found: Box | undefined = box;
  for (const type of path) found = found && inside(file, found).find((child) => child.type === type);
  return found;
}

/** Of the same length, because tables contain positions in the file. */
function erase(file: Buffer, { start, content, end }: Box): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, content, end);
}

/** A table of numbers, after version, flags and `at` bytes. */
function table(file: Buffer, box: Box | undefined, { at = 4, columns = 1, bytes = 4 } = {}): number[][] {
  if (!box || box.content + at + 4 > box.end) return [];
  const first = box.content + at + 4;
  const rows = Math.min(file.readUInt32BE(box.content + at), Math.floor((box.end - first) / (columns * bytes)));
  const read = (place: number) => (bytes === 8 ? Number(file.readBigUInt64BE(place)) : file.readUInt32BE(place));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => read(first + (row * columns + column) * bytes)),
  );
}

/** Where the samples of a track are, in `mdat`: cameras write positions as a track. */
function eraseSamples(file: Buffer, samples: Box): void {
  const part = (type: string) => find(file, samples, type);
  const short = part('stco');
  const chunks = short ? table(file, short) : table(file, part('co64'), { bytes: 8 });
  const perChunk = table(file, part('stsc'), { columns: 3 });
  const sizes = part('stsz');
  const fixed = sizes ? file.readUInt32BE(sizes.content + 4) : 0;
  const each = table(file, sizes, { at: 8 });
  let sample = 0;
  for (const [at, [place = 0]] of chunks.entries()) {
    const count = perChunk.findLast(([first = 0]) => first <= at + 1)?.[1] ?? 0;
    let bytes = 0;
    for (let one = 0; one < count && sample < (fixed ? Number.MAX_SAFE_INTEGER : each.length); one++, sample++)
      bytes += fixed || (each[sample]?.[0] ?? 0);
    file.fill(0, Math.min(place, file.length), Math.min(place + bytes, file.length));
  }
}

const SHOWN = ['vide', 'soun'];
/** What players need. Cameras write places and devices into boxes of their own, and into free space. */
const KEPT: Record<string, string[]> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'pdin', 'prft'],
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl', 'gmhd', 'nmhd', 'sthd'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc'],
};
const HANDLER_AT = 8;
const NAME_AT = 24;
/** After version, flags and the number of entries. */
const ENTRIES_AT = 8;
/** In an entry, after its head: the name of the camera's encoder. */
const ENCODER_AT = 42;
const ENCODER_BYTES = 32;

function blank(file: Buffer, from: number, to: number): void {
  if (from < to) file.fill(0, from, to);
}

/** Names of encoders, and of files on the machine of the author. */
function cleanEntries(file: Buffer, box: Box | undefined, from: number, to = Number.POSITIVE_INFINITY): void {
  if (!box) return;
  for (const entry of boxesIn(file, box.content + ENTRIES_AT, box.end))
    blank(file, entry.content + from, Math.min(entry.content + to, entry.end));
}

function cleanTrack(file: Buffer, track: Box): void {
  const handler = find(file, track, 'mdia', 'hdlr');
  const kind = handler && file.toString('latin1', handler.content + HANDLER_AT, handler.content + HANDLER_AT + 4);
  for (const named of [handler, find(file, track, 'mdia', 'minf', 'hdlr')])
    if (named) blank(file, named.content + NAME_AT, named.end);
  cleanEntries(file, find(file, track, 'mdia', 'minf', 'dinf', 'dref'), 4);
  const samples = find(file, track, 'mdia', 'minf', 'stbl');
  if (kind === 'vide' && samples)
    cleanEntries(file, find(file, samples, 'stsd'), ENCODER_AT, ENCODER_AT + ENCODER_BYTES);
  if (!kind || SHOWN.includes(kind)) return;
  if (samples) eraseSamples(file, samples);
  erase(file, track);
}

function keepKnown(file: Buffer, boxes: Box[], parent: string): void {
  for (const box of boxes) {
    if (!KEPT[parent]?.includes(box.type)) erase(file, box);
    else if (box.type in KEPT) keepKnown(file, inside(file, box), box.type);
  }
}

/** The same video without place, device, author and tracks other than picture and sound. */
export function cleanMp4(data: Buffer): Buffer {
  const file = Buffer.from(data);
  const boxes = boxesIn(file, 0, file.length);
  for (const movie of boxes.filter(({ type }) => type === 'moov'))
    for (const part of inside(file, movie)) if (part.type === 'trak') cleanTrack(file, part);
  keepKnown(file, boxes, 'file');
  const end = boxes.at(-1)?.end ?? 0;
  // What some cameras add behind the video is no box. A box that breaks off is.
  const isBox = KEPT.file?.includes(file.toString('latin1', end + 4, end + HEAD_BYTES));
  return isBox ? file : file.subarray(0, end);
}
