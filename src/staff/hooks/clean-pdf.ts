import { deflateSync, inflateSync } from 'node:zlib';

/** Of the properties of a document, those that readers show; all others name people, machines and programs. */
const KEPT = ['Title', 'Subject', 'Keywords', 'CreationDate', 'ModDate', 'Trapped'];

/** Of XMP: authors, programs, their history, and what cameras and editors add. */
const TELLTALE =
  '(?:dc:(?:creator|contributor|publisher)|xmp:CreatorTool|pdf:(?:Producer|Author)|xmpMM:(?:History|DerivedFrom|Ingredients)|xmpRights:Owner|(?:photoshop|tiff|exif|exifEX|aux|crs|pdfx|Iptc4xmpCore|Iptc4xmpExt|plus|GPano|GCamera):\\w+)';
const ELEMENT = new RegExp(`<(${TELLTALE})(?:\\s[^>]{0,500})?>`, 'g');
const ATTRIBUTE = new RegExp(`(\\s${TELLTALE}\\s?=\\s?["'])([^"']{0,5000})`, 'g');

const spaces = (from: number, to: number) => ' '.repeat(Math.max(0, to - from));
const replaced = (text: string, from: number, words: string) =>
  text.slice(0, from) + words + text.slice(from + words.length);

/** What is written into a file or text, at which place. Its length stays, because tables contain positions. */
type Change = { at: number; words: string };

function* xmpChanges(xmp: string): Generator<Change> {
  for (const { 0: open, 1: name, index } of xmp.matchAll(ELEMENT)) {
    if (open.endsWith('/>')) continue;
    const from = index + open.length;
    const to = xmp.indexOf(`</${name}`, from);
    // No program writes this: no more is searched for.
    if (to < 0) return;
    yield { at: from, words: spaces(from, to) };
  }
  for (const { 1: name = '', 2: value = '', index } of xmp.matchAll(ATTRIBUTE))
    yield { at: index + name.length, words: spaces(0, value.length) };
}

/** The end of the string that begins here, `(…)` or `<…>`; `from` if there is none, and that of the text if it has no end. */
function endOfString(text: string, from: number): number {
  if (text[from] === '<' && text[from + 1] !== '<') return text.indexOf('>', from) + 1 || text.length;
  if (text[from] !== '(') return from;
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}

function* emptyString(text: string, at: number): Generator<Change> {
  const end = endOfString(text, at);
  if (end > at + 1) yield { at, words: (text[at] === '<' ? '<>' : '()') + spaces(at + 2, end) };
}

/** Objects that hold properties, and what of them is changed. */
type Properties = Map<number, (object: string) => Iterable<Change>>;
/** More than any document has, also after many changes: without a bound, a file of nothing else would hold the process. */
const MOST_PROPERTIES = 20;
const LONGEST_PROPERTIES = 65_536;
const MOST_STREAMS = 5_000;

function propertiesIn(pdf: string): Properties {
  const properties: Properties = new Map();
  const text = (object: string) => emptyString(object, object.search(/\S/));
  function* dictionary(object: string): Generator<Change> {
    let end = 0;
    for (const { 0: key, 1: name = '', index } of object.matchAll(/\/([^\s/<>()[\]]+)\s*(?=[(<\d])/g)) {
      const at = index + key.length;
      // Within the text before it.
      if (index < end) continue;
      end = endOfString(object, at);
      if (KEPT.includes(name)) continue;
      const link = /^(\d+)\s+\d+\s+R/.exec(object.slice(at, at + 30))?.[1];
      if (link && properties.size < MOST_PROPERTIES) properties.set(Number(link), text);
      yield* emptyString(object, at);
    }
  }
  for (const [, number] of pdf.matchAll(/\/Info\s{1,9}(\d{1,9})\s{1,9}\d{1,9}\s{1,9}R/g))
    if (properties.size < MOST_PROPERTIES) properties.set(Number(number), dictionary);
  return properties;
}

function* objectChanges(pdf: string, properties: Properties): Generator<Change> {
  for (const [number, changes] of properties) {
    const heads = pdf.matchAll(new RegExp(`(?<!\\d)${number}\\s{1,9}\\d{1,9}\\s{1,9}obj\\b`, 'g'));
    for (const { 0: head, index } of heads.take(MOST_PROPERTIES)) {
      const start = index + head.length;
      const object = pdf.slice(start, start + LONGEST_PROPERTIES).split('endobj', 1)[0] ?? '';
      for (const { at, words } of changes(object)) yield { at: start + at, words };
    }
  }
}

/** Compressed objects: first their numbers and places, then themselves. */
function* compressedChanges(content: string, first: number, properties: Properties): Generator<Change> {
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
  for (let one = 0; one + 1 < numbers.length; one += 2) {
    const start = first + (numbers[one + 1] ?? 0);
    const object = content.slice(start, first + (numbers[one + 3] ?? content.length));
    for (const { at, words } of properties.get(numbers[one] ?? -1)?.(object) ?? []) yield { at: start + at, words };
  }
}

const inflated = (bytes: Buffer, maxOutputLength: number): string | undefined => {
  try {
    return inflateSync(bytes, { maxOutputLength }).toString('latin1');
  } catch {
    return undefined;
  }
};

const MOST_INFLATED = 50_000_000;
const LONGEST_DICTIONARY = 4_000;

/** Streams of objects and of XMP that are compressed, and become shorter. */
function* streamChanges(pdf: string, properties: Properties): Generator<Change> {
  let left = MOST_INFLATED;
  let streams = 0;
  for (const { 0: head, index } of pdf.matchAll(/>>\s{0,4}stream\r?\n/g)) {
    const before = pdf.slice(Math.max(0, index - LONGEST_DICTIONARY), index);
    const dictionary = before.slice(before.lastIndexOf('obj') + 3);
    const isObjects = /\/Type\s*\/ObjStm\b/.test(dictionary);
    if (!(isObjects || /\/Type\s*\/Metadata\b/.test(dictionary)) || !/\/FlateDecode\b/.test(dictionary)) continue;
    const content = index + head.length;
    const stated = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(dictionary);
    const length = stated ? Number(stated[1]) : pdf.indexOf('endstream', content) - content;
    if (length < 0 || left <= 0 || ++streams > MOST_STREAMS) return;
    const bytes = Buffer.from(pdf.slice(content, content + length), 'latin1');
    const text = inflated(bytes, left);
    if (text === undefined) continue;
    left -= text.length;
    const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
    let clean = text;
    for (const { at, words } of isObjects ? compressedChanges(text, first, properties) : xmpChanges(text))
      clean = replaced(clean, at, words);
    const packed = clean === text ? undefined : deflateSync(Buffer.from(clean, 'latin1'), { level: 9 });
    if (!packed || packed.length > length) continue;
    yield { at: content, words: packed.toString('latin1') + '\n'.repeat(length - packed.length) };
    const digits = stated?.[1] ?? '';
    const lengthAt = index - dictionary.length + (stated?.index ?? 0) + (stated?.[0].length ?? 0) - digits.length;
    if (stated) yield { at: lengthAt, words: String(packed.length).padStart(digits.length, '0') };
  }
}

const SIZE_BYTES = 2;

/** Of photos within: where, with what and by whom they were taken. */
function* photoChanges(pdf: string): Generator<Change> {
  let end = 0;
  for (const { 0: head, 1: size = '', 2: name = '', index } of pdf.matchAll(
    /\xff[\xe1\xed]([\s\S]{2})(Exif\0\0|http:\/\/ns\.adobe\.com\/xap\/1\.0\/\0|Photoshop 3\.0\0)/g,
  )) {
    if (index < end) continue;
    const at = index + head.length;
    const length = size.charCodeAt(0) * 256 + size.charCodeAt(1) - SIZE_BYTES - name.length;
    end = Math.min(at + Math.max(length, 0), pdf.length);
    yield { at, words: '\0'.repeat(end - at) };
  }
}

/**
 * The same document without author, programs and places in its properties and photos. A signed document stays as it is,
 * and so does an encrypted one, whose texts cannot be read here.
 */
export function cleanPdf(data: Buffer): Buffer {
  const pdf = data.toString('latin1');
  if (/\/ByteRange\s{0,9}\[|\/Encrypt\s{1,9}\d{1,9}\s{1,9}\d{1,9}\s{1,9}R/.test(pdf)) return data;
  const file = Buffer.from(data);
  const properties = propertiesIn(pdf);
  for (const changes of [objectChanges, streamChanges, xmpChanges, photoChanges])
    for (const { at, words } of changes(pdf, properties)) file.write(words, at, 'latin1');
  return file;
}
