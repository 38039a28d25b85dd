import type { Values as Json, Pointer } from '@/fields/walk';
import { damageIn } from '@/staff/table-files/decode';
import { glossaryFault } from '../glossary';
import { haveSameTags, joinedPieces, nodesOf, type Piece, taggedText, wordsOf } from '../inline';
import { asInXml, fingerprint, inlineNodes, pointerAt, valueAt } from '../lines';
import type { Fingerprints, Pair } from '../states';
import type { ReadUnit } from './read';

/** `confirmed`: the translation has this text already, and now counts as translated. `empty`: the file has none. */
type Outcome = 'changed' | 'confirmed' | 'same' | 'empty' | 'refused';
export type PlannedText = {
  key: string;
  label: string;
  before: string;
  after: string;
  outcome: Outcome;
  reason?: string;
};

const REASONS = {
  unknown: 'The English original no longer has this text.',
  source: 'The English text has changed since the export. Export it again.',
  tags: 'The tags for formats and links are not those of the English text.',
  noPlace: 'The translation does not have this place yet. Add the missing sections or the paragraph first.',
};

/** Was it worked on? Missing texts are exported empty, so a file without states shows it too. */
const isTouched = ({ state }: ReadUnit, pair: Pair) =>
  state === undefined ? pair.state === 'missing' : state !== 'new' && !state.startsWith('needs-');

/** Programs put the English text into those that are still to be translated. */
const isUntranslated = ({ state }: ReadUnit) => state === 'new' || state === 'needs-translation';

const comparable = (pieces: Piece[]) => asInXml(taggedText(pieces)).normalize('NFC').trim();

/** Programs may break lines, write accents and end a text differently than the database. */
const isSameText = (one: Piece[], other: Piece[]) => comparable(one) === comparable(other);

const idsOf = (pieces: Piece[]): string[] =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.id, ...idsOf(piece.inside)]));

/** Programs may number tags in their own way, but in the order in which the source has them. */
function renumbered(pieces: Piece[], source: Piece[], english: Piece[]): Piece[] {
  const [theirs, ours] = [idsOf(source), idsOf(english)];
  if (theirs.length !== ours.length || new Set(theirs).size !== theirs.length) return pieces;
  const ids = new Map(theirs.map((id, at) => [id, ours[at] ?? id]));
  const own = (some: Piece[]): Piece[] =>
    some.map((piece) =>
      typeof piece === 'string'
        ? piece
        : { ...piece, id: ids.get(piece.id) ?? `?${piece.id}`, inside: own(piece.inside) },
    );
  return own(pieces);
}

const edge = (piece: Piece | undefined, pattern: RegExp) =>
  typeof piece === 'string' ? (pattern.exec(piece)?.[0] ?? '') : '';

/** With the spaces at the edges of the English text, which programs trim or add, and composed accents. */
function completed(pieces: Piece[], english: Piece[]): Piece[] {
  const composed = (some: Piece[]): Piece[] =>
    some.map((piece) =>
      typeof piece === 'string' ? piece.normalize('NFC') : { ...piece, inside: composed(piece.inside) },
    );
  const own = composed(pieces);
  const [first, last] = [own[0], own.at(-1)];
  if (typeof first === 'string') own[0] = first.trimStart();
  if (typeof last === 'string') own[own.length - 1] = String(own.at(-1)).trimEnd();
  return joinedPieces([edge(english[0], /^\s+/), ...own, edge(english.at(-1), /\s+$/)]);
}

const TAGS = new Set(['g', 'x', 'ph']);

/** Kinds of tags in a file are those of XLIFF; those of the site are looked up by id. */
function withKinds(pieces: Piece[], kinds: ReadonlyMap<string, string>): Piece[] {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const known = TAGS.has(piece.kind) ? kinds.get(piece.id) : undefined;
    return { ...piece, kind: known ?? piece.kind, inside: withKinds(piece.inside, kinds) };
  });
}

function kindsOf(pieces: Piece[], into = new Map<string, string>()): Map<string, string> {
  for (const piece of pieces)
    if (typeof piece !== 'string') {
      into.set(piece.id, piece.kind);
      kindsOf(piece.inside, into);
    }
  return into;
}

type Change = { pair: Pair; pieces: Piece[]; pointer: Pointer };
export type Plan = { texts: PlannedText[]; changes: Change[]; marks: Fingerprints };

type Judged = { outcome: Outcome; reason?: string; pointer?: Pointer; pieces: Piece[] };

function judge(pair: Pair, unit: ReadUnit, document: object): Judged {
  const { english, own } = pair;
  const kinds = kindsOf(english.pieces);
  const read = (some: Piece[]) => withKinds(renumbered(some, unit.source, english.pieces), kinds);
  const isEmpty = !wordsOf(unit.target).trim();
  const pieces = isEmpty ? read(unit.target) : completed(read(unit.target), english.pieces);
  const refused = (reason: string): Judged => ({ outcome: 'refused', reason, pieces });
  if (!isSameText(read(unit.source), english.pieces)) return refused(REASONS.source);
  const words = wordsOf(pieces);
  if (isEmpty) return { outcome: 'empty', pieces };
  if (isUntranslated(unit) && isSameText(pieces, english.pieces)) return { outcome: 'empty', pieces };
  const damage = damageIn(words);
  if (damage) return refused(damage);
  if (!haveSameTags(english.pieces, pieces)) return refused(REASONS.tags);
  if (english.most !== undefined && words.length > english.most)
    return refused(`It has ${words.length} characters, and at most ${english.most} fit.`);
  const pointer = own?.pointer ?? (english.inline ? undefined : pointerAt(english.key, document));
  if (!pointer) return refused(REASONS.noPlace);
  if (!own || !isSameText(own.pieces, pieces)) {
    const fault = glossaryFault(wordsOf(english.pieces), words);
    return fault ? refused(fault) : { outcome: 'changed', pointer, pieces };
  }
  const isConfirmed = pair.state !== 'translated' && isTouched(unit, pair);
  return { outcome: isConfirmed ? 'confirmed' : 'same', pointer, pieces };
}

export function planOf(pairs: Pair[], units: ReadUnit[], document: object): Plan {
  const byKey = new Map(pairs.map((pair) => [pair.english.key, pair]));
  const plan: Plan = { texts: [], changes: [], marks: {} };
  for (const unit of units) {
    const pair = byKey.get(unit.id);
    if (!pair) {
      const after = wordsOf(unit.target);
      plan.texts.push({ key: unit.id, label: unit.id, before: '', after, outcome: 'refused', reason: REASONS.unknown });
      continue;
    }
    const { english, own } = pair;
    const { outcome, reason, pointer, pieces } = judge(pair, unit, document);
    const before = own ? wordsOf(own.pieces) : '';
    const judged = { key: unit.id, label: english.label, before, after: wordsOf(pieces), outcome };
    plan.texts.push({ ...judged, ...(reason && { reason }) });
    if (outcome === 'changed' && pointer) plan.changes.push({ pair, pieces, pointer });
    if (outcome === 'changed' || outcome === 'confirmed')
      plan.marks[own?.key ?? english.key] = fingerprint(english.text);
  }
  return plan;
}

function setAt(document: Json, pointer: Pointer, value: unknown): void {
  const inside = valueAt(document, pointer.slice(0, -1));
  if (typeof inside === 'object' && inside !== null) (inside as Json)[String(pointer.at(-1))] = value;
}

type Inline = { parent: Pointer; from: number; to: number };

/** Links keep the targets of the translation, or else those of the English text. */
function setInline(changed: Json, { pair, pieces }: Change, { parent, from, to }: Inline, original: object): void {
  const { english, own } = pair;
  const mine = own?.inline ? inlineNodes(changed, own.inline) : [];
  const theirs = english.inline ? inlineNodes(original, english.inline) : [];
  const isAlike = own && haveSameTags(own.pieces, english.pieces) && isSameKinds(own.pieces, english.pieces);
  const children = valueAt(changed, [...parent, 'children']);
  if (Array.isArray(children)) children.splice(from, to - from, ...nodesOf(pieces, isAlike ? mine : theirs));
}

const isSameKinds = (one: Piece[], other: Piece[]) => {
  const theirs = kindsOf(other);
  return [...kindsOf(one)].every(([id, kind]) => theirs.get(id) === kind);
};

function inOrder(one: Pointer, other: Pointer): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  const [a = '', b = ''] = [one[at], other[at]];
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

export function withChanges<T extends object>(document: T, changes: Change[], original: object): T {
  const changed = structuredClone(document) as T & Json;
  // From the end, so that the places of earlier lines stay valid.
  for (const change of changes.toSorted((one, other) => inOrder(other.pointer, one.pointer))) {
    const inline = change.pair.own?.inline;
    if (inline) setInline(changed, change, inline, original);
    else setAt(changed, change.pointer, wordsOf(change.pieces));
  }
  return changed;
}
