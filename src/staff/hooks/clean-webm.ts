/** An element of a Matroska file (RFC 9559). `content` and `end` are positions in the file. */
type Element = { id: number; start: number; content: number; end: number };

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
/** Parts of a segment: none of them is within a cluster. */
const PARTS = [CLUSTER, INFO, TRACKS, 0x114d9b74, 0x1c53bb6b, 0x1254c367, 0x1941a469, 0x1043a770];
/** Tags and attached files. */
const TELLTALE = [0x1254c367, 0x1941a469];
/** Title, date, file names; a checksum, which would be wrong. */
const TELLTALE_INFO = [0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb, 0xbf];
/** Names of the track and its encoder, with addresses and settings. */
const TELLTALE_TRACK = [0x536e, 0x258688, 0x3a9697, 0x3b4040, 0x26b240];
/** The programs that wrote it, which must be named. */
const PROGRAMS = [0x4d80, 0x5741];
const VOID = 0xec;
const LONG_SIZE_BYTES = 8;

/** A number of variable length: its first bits tell how many bytes it has. */
function numberAt(file: Buffer, at: number, keepsMarker: boolean): { value: number; bytes: number } | undefined {
  const first = file[at] ?? 0;
  const bytes = Math.clz32(first) - 23;
  if (first === 0 || bytes > LONG_SIZE_BYTES || at + bytes > file.length) return undefined;
  let value = keepsMarker ? first : first & (0xff >> bytes);
  let isUnknown = value === 0xff >> bytes;
  for (let next = 1; next < bytes; next++) {
    const byte = file[at + next] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value: isUnknown && !keepsMarker ? Number.POSITIVE_INFINITY : value, bytes };
}

function elementsIn(file: Buffer, from: number, to: number): Element[] {
  const elements: Element[] = [];
  for (let start = from; start < to; ) {
    const id = numberAt(file, start, true);
    const size = id && numberAt(file, start + id.bytes, false);
    if (!id || !size) break;
    const content = start + id.bytes + size.bytes;
    // Browsers play a file that breaks off, too.
    const end =
      size.value === Number.POSITIVE_INFINITY ? endOf(file, id.value, content, to) : Math.min(content + size.value, to);
    elements.push({ id: id.value, start, content, end });
    start = end;
  }
  return elements;
}

/** Of an element without a size, as in a recording: a cluster ends where another part begins. */
function endOf(file: Buffer, id: number, content: number, to: number): number {
  if (id !== CLUSTER) return to;
  for (let at = content; at < to; ) {
    const inner = numberAt(file, at, true);
    const size = inner && numberAt(file, at + inner.bytes, false);
    if (!inner || !size) return to;
    if (PARTS.includes(inner.value)) return at;
    at += inner.bytes + size.bytes + size.value;
  }
  return to;
}

/** Of the same length, because other elements contain positions in the file. */
function erase(file: Buffer, { start, end }: Element): void {
  const length = end - start;
  file.fill(0, start, end);
  file[start] = VOID;
  if (length > LONG_SIZE_BYTES) {
    file[start + 1] = 1;
    file.writeUIntBE(length - 1 - LONG_SIZE_BYTES, start + 3, 6);
  } else file[start + 1] = 0x80 | (length - 2);
}

function cleanPart(file: Buffer, part: Element): void {
  const within = (element: Element) => elementsIn(file, element.content, element.end);
  if (TELLTALE.includes(part.id)) erase(file, part);
  // Free space has what programs have erased in their way.
  else if (part.id === VOID) file.fill(0, part.content, part.end);
  else if (part.id === TRACKS) {
    const facts = within(part).flatMap((track) => (track.id === TRACK ? within(track) : []));
    for (const fact of facts) if (TELLTALE_TRACK.includes(fact.id)) erase(file, fact);
  } else if (part.id === INFO) {
    for (const fact of within(part)) {
      if (TELLTALE_INFO.includes(fact.id)) erase(file, fact);
      if (PROGRAMS.includes(fact.id)) file.fill('-', fact.content, fact.end);
    }
  }
}

/** The same video without title, tags and attached files. */
export function cleanWebm(data: Buffer): Buffer {
  const file = Buffer.from(data);
  const segment = elementsIn(file, 0, file.length).find(({ id }) => id === SEGMENT);
  if (!segment) return file;
  for (const part of elementsIn(file, segment.content, segment.end)) cleanPart(file, part);
  // What follows is no part of the video.
  return file.subarray(0, segment.end);
}
