import { APIError } from 'payload';
import sax, { type SAXParser, type Tag } from 'sax';
import { takeTurns } from '@/lib/take-turns';
import { joinedPieces, type Piece } from '../inline';

export type ReadUnit = { id: string; source: Piece[]; target: Piece[]; state: string | undefined };
export type ReadFile = { original: string; language: string; units: ReadUnit[] };

/** With a message for the person who chose the file. */
class UnreadableFile extends APIError {
  constructor(message: string) {
    super(message, 400, null, true);
  }
}

export const MOST_BYTES = 5 * 1024 * 1024;
const MOST_DEPTH = 50;
const MOST_FILES = 200;
const MOST_UNITS = 20_000;
const MOST_TAGS = 1_000;
const MOST_ATTRIBUTES = 50;
/** Characters that are parsed at once. */
const SLICE = 65_536;

const refuse = (why: string): never => {
  throw new UnreadableFile(`${why} Nothing was changed.`);
};

/** Files of Windows programs may be UTF-16. */
function decoded(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES) refuse('The file is larger than 5 MB. Export fewer documents at a time.');
  const start = `${bytes[0]} ${bytes[1]}`;
  const encoding = start === '255 254' ? 'utf-16le' : start === '254 255' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return refuse('The file is not encoded as UTF-8. Save it as UTF-8 and try again.');
  }
}

type Part = { id: string; kind: string; inside: Piece[] };

/** Programs that cannot nest tags write one where it begins and one where it ends, joined by `rid` or `id`. */
const pairKinds = new Map<string, 'begin' | 'end'>([
  ['bpt', 'begin'],
  ['bx', 'begin'],
  ['ept', 'end'],
  ['ex', 'end'],
  ['it open', 'begin'],
  ['it close', 'end'],
]);
const pairKind = (name: string, tag: Tag) => pairKinds.get(name === 'it' ? `it ${attribute(tag, 'pos') ?? ''}` : name);

type Reading = {
  path: string[];
  files: ReadFile[];
  unit: ReadUnit | undefined;
  /** Open tags of the source or target being read; the first holds all of it. */
  open: Part[];
  originals: Set<string>;
  ids: Set<string>;
  /** Source and target of the text being read, once they have begun. */
  parts: Set<string>;
  units: number;
  /** In the source or target being read. */
  tags: number;
  /** Of the tag being read. */
  attributes: number;
};

const attribute = ({ attributes }: Tag, name: string): string | undefined =>
  Object.hasOwn(attributes, name) ? attributes[name] : undefined;
/** Without its namespace: programs choose the prefixes. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const isEndOf = ({ id }: Part, piece: Piece) => typeof piece !== 'string' && piece.kind === 'end' && piece.id === id;

/** With tags for pairs. The halves of others get ids that no text has, so that it is refused. */
function nested(pieces: Piece[]): Piece[] {
  const into: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const end =
      typeof piece !== 'string' && piece.kind === 'begin'
        ? pieces.findIndex((one, n) => n > at && isEndOf(piece, one))
        : -1;
    if (typeof piece === 'string') into.push(piece);
    else if (end < 0)
      into.push(piece.kind === 'begin' || piece.kind === 'end' ? { ...piece, id: `?${piece.id}` } : piece);
    else {
      into.push({ id: piece.id, kind: 'g', inside: joinedPieces(nested(pieces.slice(at + 1, end))) });
      at = end;
    }
  }
  return into;
}

function beginFile(tag: Tag, { files, originals, ids }: Reading): void {
  ids.clear();
  const original = attribute(tag, 'original') ?? '';
  if (originals.has(original)) refuse(`The file has the document ${original.slice(0, 100)} twice.`);
  if (originals.size === MOST_FILES) refuse(`The file has more than ${MOST_FILES} documents. Export fewer at a time.`);
  originals.add(original);
  files.push({ original, language: attribute(tag, 'target-language') ?? '', units: [] });
}

function beginUnit(tag: Tag, reading: Reading): void {
  const id = attribute(tag, 'id') ?? refuse('The file has a text without an id.');
  reading.units += 1;
  if (reading.units > MOST_UNITS)
    refuse(`The file has more than ${MOST_UNITS} texts. Export fewer documents at a time.`);
  reading.parts.clear();
  reading.unit = { id, source: [], target: [], state: undefined };
}

/** Programs mark segments of a sentence; their content is a part of the text. */
const isTransparent = (name: string) => name === 'mrk';
/** With changes tracked, what was deleted is still there: as a tag that no text has, so that the text is refused. */
const nameOf = (tag: Tag): string => {
  const name = localName(tag.name);
  return isTransparent(name) && /delet/i.test(attribute(tag, 'mtype') ?? '') ? 'deleted' : name;
};
/** What they contain is the code of the tag in another format. */
const isCode = (name: string) => name === 'ph' || name === 'x';

function begin(tag: Tag, reading: Reading): void {
  const { path, unit, open } = reading;
  const name = nameOf(tag);
  const parent = path.at(-1);
  if (path.length === 0) {
    if (name !== 'xliff') refuse('This is not an XLIFF file.');
    if (attribute(tag, 'version') !== '1.2') refuse('The file is not XLIFF 1.2. Choose that version in your program.');
  }
  path.push(name);
  if (path.length > MOST_DEPTH) refuse('The file is nested too deeply.');
  if (open.length > 0) {
    reading.tags += 1;
    if (reading.tags > MOST_TAGS) refuse(`A text has more than ${MOST_TAGS} tags.`);
    if (name === 'sub') refuse('A tag of a text has a text of its own (sub), which this site does not export.');
    const id = attribute(tag, 'id') ?? '';
    const pair = pairKind(name, tag);
    if (pair) open.push({ id: attribute(tag, 'rid') ?? id, kind: pair, inside: [] });
    else if (!isTransparent(name)) open.push({ id, kind: name, inside: [] });
  } else if (name === 'file' && parent === 'xliff') beginFile(tag, reading);
  else if (name === 'trans-unit') beginUnit(tag, reading);
  else if (unit && parent === 'trans-unit' && (name === 'source' || name === 'target')) {
    if (reading.parts.has(name)) refuse(`The text ${unit.id} has two ${name}s.`);
    reading.parts.add(name);
    reading.tags = 0;
    open.push({ id: '', kind: name, inside: [] });
    if (name === 'target') unit.state = attribute(tag, 'state');
  }
}

function endUnit({ files, ids, unit }: Reading): void {
  if (!unit) return;
  if (ids.has(unit.id)) refuse(`The file has the text ${unit.id} twice.`);
  ids.add(unit.id);
  files.at(-1)?.units.push(unit);
}

function end(reading: Reading): void {
  const { path, open, unit } = reading;
  const name = path.pop() ?? '';
  if (open.length > 0) {
    if (isTransparent(name)) return;
    const done = open.pop();
    const outer = open.at(-1);
    if (!done) return;
    done.inside = isCode(name) ? [] : joinedPieces(nested(done.inside));
    if (outer) outer.inside.push(done);
    else if (unit) unit[name === 'source' ? 'source' : 'target'] = done.inside;
  } else if (name === 'trans-unit') {
    endUnit(reading);
    reading.unit = undefined;
  }
}

/** No XML has them, other than by their number. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are refused
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;

/** Fails at the first error, where the parser would go on. The file's own entities are never expanded. */
function strict(parser: SAXParser): void {
  parser.onerror = (error) => {
    refuse(`The file is damaged: ${error.message.split('\n')[0]} (line ${parser.line + 1}).`);
  };
  parser.ondoctype = () => {
    refuse('The file declares a document type (DOCTYPE), which XLIFF files do not need. Export it again without it.');
  };
}

/** Without namespaces, which the parser would only report when a tag ends, after comparing all its attributes. */
function parserFor(reading: Reading): SAXParser {
  // The size of the file is the limit of each part.
  const parser = Object.assign(sax.parser(true), { bufferCheckPosition: Number.POSITIVE_INFINITY });
  strict(parser);
  const words = (text: string) => {
    if (UNSTORABLE.test(text)) refuse(`The file is damaged: it has a control character (line ${parser.line + 1}).`);
    reading.open.at(-1)?.inside.push(text);
  };
  parser.onopentagstart = () => {
    reading.attributes = 0;
  };
  parser.onattribute = ({ name }) => {
    reading.attributes += 1;
    if (reading.attributes > MOST_ATTRIBUTES) refuse(`A tag has more than ${MOST_ATTRIBUTES} attributes.`);
    // The parser would take it for its own function.
    if (name === 'hasOwnProperty') refuse('The file is damaged.');
  };
  parser.onopentag = (tag) => begin(tag as Tag, reading);
  parser.onclosetag = () => end(reading);
  parser.ontext = words;
  parser.oncdata = words;
  return parser;
}

/** Reads an XLIFF 1.2 file, in slices between which other requests go on. Throws UnreadableFile. */
export async function readXliff(bytes: Uint8Array): Promise<ReadFile[]> {
  const state = {
    path: [],
    files: [],
    unit: undefined,
    open: [],
    originals: new Set<string>(),
    ids: new Set<string>(),
    parts: new Set<string>(),
  };
  const reading: Reading = { ...state, units: 0, tags: 0, attributes: 0 };
  const parser = parserFor(reading);
  const text = decoded(bytes).replace(/^\uFEFF/, '');
  const turn = takeTurns();
  for (let at = 0; at < text.length; at += SLICE) {
    parser.write(text.slice(at, at + SLICE));
    await turn();
  }
  parser.close();
  if (reading.files.length === 0) refuse('The file has no documents.');
  return reading.files;
}
