import { dial, field, type Point, polar, radius } from '@/components/figures/geometry';
import { type Subject, type SubjectName, subjects } from '@/components/figures/subjects';
import { plain } from '@/lib/mark';

/** In units of the view box. */
export type PlacedNote = { anchor: Point; side: Side; isUnread: boolean; box: Box };
type Box = { left: number; right: number; top: number; bottom: number };
type Side = 'left' | 'right' | 'above' | 'below';
type Note = { name: string; value: string };

const OUTER = 290;
const INNER = 60;
const REACH = { across: 414, up: 472, down: 480 };
const AIR = 12;
/** Pixels per unit at the drawing's smallest, where text needs the most room. */
const SCALE = 0.75;
/** Mono, 14 px: character width, line height, characters per line (8.5 rem). */
const character = 8.3 / SCALE;
const line = 19.6 / SCALE;
const BREAK = 16;
const DOT = 2;

function broken(words: string, before = 0): number[] {
  const lengths = [before];
  for (const word of plain(words).split(' ')) {
    const last = lengths.at(-1) ?? 0;
    if (last > before && last + 1 + word.length > BREAK) lengths.push(word.length);
    else lengths[lengths.length - 1] = last === before ? last + word.length : last + 1 + word.length;
  }
  return lengths;
}

function sizeOf({ name, value }: Note, isUnread: boolean) {
  const lengths = [...broken(name, isUnread ? DOT : 0), ...broken(value)];
  return { width: Math.max(...lengths) * character, height: lengths.length * line };
}

const sideOf = (degrees: number): Side => {
  if (degrees % 360 === 0) return 'above';
  if (degrees % 180 === 0) return 'below';
  return ((degrees % 360) + 360) % 360 < 180 ? 'right' : 'left';
};

function boxAt([x, y]: Point, side: Side, { width, height }: { width: number; height: number }): Box {
  if (side === 'above' || side === 'below') {
    const top = side === 'above' ? y - height : y;
    return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
  }
  const left = side === 'right' ? x : x - width;
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

/** Outer lines of a field at each angle, with its evidence, and the marks of its dial. */
function outline(name: SubjectName): Point[] {
  const subject: Subject = subjects[name];
  const points: Point[] = [];
  // Some way inward too, so that no note overlaps a bulge; the outermost first, as most notes that do not fit touch it.
  for (const t of [1, 0.9, 0.8, 0.7, 0.6]) {
    for (let degrees = 0; degrees < 360; degrees += 1) {
      points.push(polar(radius(subject, t, degrees, INNER, OUTER), degrees));
    }
  }
  const { evidence, hours } = subject;
  if (evidence) {
    for (let step = 1; step <= evidence.lines; step += 1) {
      for (let turn = -evidence.spread; turn <= evidence.spread; turn += 1) {
        const degrees = evidence.at + turn;
        points.push(polar(radius(subject, 1 + 0.034 * step, degrees, INNER, OUTER), degrees));
      }
    }
  }
  const marks = dial(OUTER);
  return [...points, ...marks.points, ...(hours ? marks.names : [])];
}

const isOn =
  (box: Box, air: number) =>
  ([x, y]: Point) =>
    x > box.left - air && x < box.right + air && y > box.top - air && y < box.bottom + air;
const meet = (a: Box, b: Box) =>
  a.left < b.right + AIR && b.left < a.right + AIR && a.top < b.bottom + AIR && b.top < a.bottom + AIR;
const isWithin = ({ left, right, top, bottom }: Box) =>
  left >= -REACH.across && right <= REACH.across && top >= -REACH.up && bottom <= REACH.down;

const tries = Array.from({ length: 16 }, (_, step) => step * 4)
  .flatMap((turn) => (turn === 0 ? [0] : [turn, -turn]))
  .flatMap((turn) => Array.from({ length: 32 }, (_, step) => ({ turn, away: 6 * step })))
  .sort((a, b) => 2 * Math.abs(a.turn) + a.away - (2 * Math.abs(b.turn) + b.away));

/** Places each note as near to its node as it fits without overlap; at the node if it fits nowhere. */
export function notesRound(name: SubjectName, notes: Note[]): PlacedNote[] {
  const lines = outline(name);
  const nodes = field(name, { outer: OUTER, points: 8, lines: 2 }).nodes;
  // Least room first: the unread note, beside its evidence, then those that cannot turn.
  const rank = (index: number) => (nodes[index]?.isUnread ? 0 : index % 3 === 0 ? 1 : 2);
  const order = nodes.map((_, index) => index).sort((a, b) => rank(a) - rank(b));
  const found = new Map<number, PlacedNote>();
  for (const index of order) {
    const note = notes[index];
    const isUnread = Boolean(nodes[index]?.isUnread);
    if (!note) continue;
    const size = sizeOf(note, isUnread);
    const side = sideOf(60 * index);
    const candidates = tries
      // Notes above and below are centered and do not turn.
      .filter(({ turn }) => turn === 0 || side === 'left' || side === 'right')
      .map(({ turn, away }): PlacedNote => {
        const anchor = polar(OUTER + away, 60 * index + turn);
        return { anchor, side, isUnread, box: boxAt(anchor, side, size) };
      });
    const best =
      candidates.find(
        ({ box }) =>
          isWithin(box) && !lines.some(isOn(box, AIR)) && ![...found.values()].some((other) => meet(box, other.box)),
      ) ?? candidates[0];
    if (best) found.set(index, best);
  }
  return notes.flatMap((_, index) => found.get(index) ?? []);
}
