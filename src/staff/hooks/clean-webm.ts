/** An element of a Matroska file (RFC 9559). `content` and `end` are positions in the file. */
type Element = { id: number; start: number; content: number; end: number };

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
/** Tags and attached files. */
const TELLTALE = [0x1254c367, 0x1941a469];
/** Title, date, file names; a checksum, which would be wrong. */
const TELLTALE_INFO = [0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb, 0xbf];
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
    // A recording in progress has no sizes: its parts cannot be skipped.
    const end = size.value === Number.POSITIVE_INFINITY ? to : content + size.value;
    if (end > to) break;
    elements.push({ id: id.value, start, content, end });
    start = end;
  }
  return elements;
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

/** The same video without title, tags and attached files. */
export function cleanWebm(data: Buffer): Buffer {
  const file = Buffer.from(data);
  const segment = elementsIn(file, 0, file.length).find(({ id }) => id === SEGMENT);
  if (!segment) return file;
  for (const element of elementsIn(file, segment.content, segment.end)) {
    if (TELLTALE.includes(element.id)) erase(file, element);
    if (element.id !== INFO) continue;
    for (const fact of elementsIn(file, element.content, element.end)) {
      if (TELLTALE_INFO.includes(fact.id)) erase(file, fact);
      if (PROGRAMS.includes(fact.id)) file.fill('-', fact.content, fact.end);
    }
  }
  return file;
}
