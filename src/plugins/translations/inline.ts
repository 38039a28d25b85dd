import type { Values as Json } from '@/fields/walk';
import { isRecord } from '@/lib/is-object';

/** Words, or a tag and its content. `id` is unique in the line. */
export type Piece = string | { id: string; kind: string; inside: Piece[] };

const childrenOf = ({ children }: Json): Json[] => (Array.isArray(children) ? children.filter(isRecord) : []);

/** Lexical stores formats as bits, the lowest first. */
const formats = ['bold', 'italic', 'strikethrough', 'underlined', 'code', 'subscript', 'superscript'];

const formatOf = ({ format }: Json): string =>
  formats.filter((_, bit) => typeof format === 'number' && (format >> bit) & 1).join('-');
const isWords = ({ type }: Json) => type === 'text';
const isTagged = (node: Json) => !isWords(node) || formatOf(node) !== '';

/** Merges adjacent words and drops empty ones. */
export function joinedPieces(pieces: Piece[]): Piece[] {
  const into: Piece[] = [];
  for (const piece of pieces) {
    const last = into.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') into[into.length - 1] = last + piece;
    else if (piece !== '') into.push(piece);
  }
  return into;
}

/** Tags are numbered in the order in which they begin. */
function walk(nodes: Json[], templates: Map<string, Json>): Piece[] {
  const pieces = nodes.map((node): Piece => {
    const words = isWords(node) ? [String(node.text ?? '')] : undefined;
    if (words && !isTagged(node)) return words.join('');
    const id = String(templates.size + 1);
    templates.set(id, node);
    return { id, kind: words ? formatOf(node) : String(node.type), inside: words ?? walk(childrenOf(node), templates) };
  });
  return joinedPieces(pieces);
}

export const piecesOf = (nodes: Json[]): Piece[] => walk(nodes, new Map());

export const wordsOf = (pieces: Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : wordsOf(piece.inside))).join('');

/** With tags: two lines are the same text if and only if these are equal. */
export const taggedText = (pieces: Piece[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece : `<${piece.id} ${piece.kind}>${taggedText(piece.inside)}</>`))
    .join('');

const tagsOf = (pieces: Piece[], within = ''): string[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : [`${within}>${piece.id}`, ...tagsOf(piece.inside, piece.id)],
  );

/** Each tag once and within the same one. Their order may differ, as languages do. */
export const haveSameTags = (one: Piece[], other: Piece[]): boolean =>
  tagsOf(one).toSorted().join(' ') === tagsOf(other).toSorted().join(' ');

const plainNode = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '' };

/** Inline nodes with the links and formats of `like`, whose tags have the same ids (`haveSameTags`). */
export function nodesOf(pieces: Piece[], like: Json[]): Json[] {
  const templates = new Map<string, Json>();
  walk(like, templates);
  const nodeOf = (piece: Piece): Json => {
    if (typeof piece === 'string') return { ...plainNode, text: piece };
    const template = templates.get(piece.id) ?? plainNode;
    if (isWords(template)) return { ...template, text: wordsOf(piece.inside) };
    return { ...template, children: piece.inside.map(nodeOf) };
  };
  return pieces.map(nodeOf);
}
