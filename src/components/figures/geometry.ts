import { type Subject, type SubjectName, subjects } from './subjects';

/** Geometry of the drawings, without React. Origin at the center; degrees clockwise from the top. Deterministic. */
export type Point = readonly [x: number, y: number];

const radians = (degrees: number) => ((degrees - 90) * Math.PI) / 180;

/** To a part of a unit. */
export const roundTo = (value: number, parts: number) => {
  const rounded = Math.round(value * parts) / parts;
  return rounded === 0 ? 0 : rounded;
};

/** One decimal: a tenth of a unit is invisible and halves the bytes. */
export const round = (value: number) => roundTo(value, 10);

export const polar = (radius: number, degrees: number): Point => [
  round(radius * Math.cos(radians(degrees))),
  round(radius * Math.sin(radians(degrees))),
];

export const around = (radius: number, count: number, from = 0): Point[] =>
  Array.from({ length: count }, (_, index) => polar(radius, from + (360 / count) * index));

const chord = (halfWidth: number, halfHeight: number) => (halfWidth ** 2 + halfHeight ** 2) / (2 * halfHeight);

export function eye(halfWidth: number, halfHeight: number) {
  const r = round(chord(halfWidth, halfHeight));
  return `M${-halfWidth} 0A${r} ${r} 0 0 1 ${halfWidth} 0A${r} ${r} 0 0 1 ${-halfWidth} 0Z`;
}

/** Distance of a lid from the axis at `x`; places marks on the lines of the awareness field. */
export function lidY(halfWidth: number, halfHeight: number, x: number) {
  const r = chord(halfWidth, halfHeight);
  return round(Math.sqrt(r * r - x * x) - (r - halfHeight));
}

/** Short marks on a circle, every `every` degrees. A negative length points inward. */
export function ticks(radius: number, length: number, every: number) {
  let d = '';
  for (let angle = 0; angle < 360; angle += every) {
    const [x, y] = polar(radius, angle);
    const [endX, endY] = polar(radius + length, angle);
    d += `M${x} ${y}l${round(endX - x)} ${round(endY - y)}`;
  }
  return d;
}

export function dial(outer: number) {
  const at = outer + 44;
  return {
    d: ticks(at, 7, 15) + ticks(at, 14, 90),
    points: [0, 5, 9, 14].flatMap((away) => around(at + away, 24)),
    names: around(at + 36, 4),
  };
}

export const lines = (...pairs: (readonly [Point, Point])[]) =>
  pairs.map(([from, to]) => `M${from.join(' ')}L${to.join(' ')}`).join('');

export const through = (...points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`;

export const allPairs = (points: Point[]) =>
  points.flatMap((from, index) => points.slice(index + 1).map((to) => [from, to] as const));

/** Radius of contour `t` (0 inner, 1 outer) of a subject at an angle. */
export function radius(subject: Subject, t: number, degrees: number, inner: number, outer: number) {
  const angle = degrees - subject.twist * t;
  const { corner } = subject;
  const superellipse =
    (Math.abs(Math.cos(radians(angle))) ** corner + Math.abs(Math.sin(radians(angle))) ** corner) ** (-1 / corner);
  const square = corner > 2 ? superellipse / 1.12 : superellipse;
  return (
    (inner + (outer - inner) * t) * square * (1 + subject.amp * Math.min(t, 1) ** subject.pow * subject.wave(angle))
  );
}

/** `parts`: of a unit, to which a contour is drawn. */
type Arc = { from?: number; to?: number; points?: number; parts?: number };

/**
 * A smooth closed contour: points are control points, their midpoints are on the line. Relative coordinates; after the
 * first curve only midpoints (`t`), rounded toward the next control point so that errors do not accumulate.
 */
export function contour(
  subject: Subject,
  t: number,
  inner: number,
  outer: number,
  { from = 0, to = 360, points = 72, parts = 2 }: Arc = {},
) {
  const isWhole = to - from >= 360;
  const rounded = (x: number, y: number): Point => [roundTo(x, parts), roundTo(y, parts)];
  const at = (index: number) => {
    const degrees = from + ((to - from) * index) / points;
    return rounded(...polar(radius(subject, t, degrees, inner, outer), degrees));
  };
  const middle = (a: Point, b: Point) => rounded((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  const first = isWhole ? 0 : 1;
  const start = isWhole ? middle(at(-1), at(0)) : at(0);
  let bend = at(first);
  let here = start;
  const steps: number[] = [bend[0] - here[0], bend[1] - here[1]];
  for (let index = first; index < points; index += 1) {
    const next = !isWhole && index === points - 1 ? at(points) : middle(bend, at(index + 1));
    steps.push(next[0] - here[0], next[1] - here[1]);
    bend = [2 * next[0] - bend[0], 2 * next[1] - bend[1]];
    here = next;
  }
  const text = (numbers: number[]) => numbers.map((number) => `${round(number)}`.replace(/^(-?)0\./, '$1.')).join(' ');
  const d = `M${text([...start])}q${text(steps.slice(0, 4))}t${text(steps.slice(4))}`;
  return d.replaceAll(' -', '-') + (isWhole ? 'z' : '');
}

type FieldNode = {
  at: Point;
  isUnread: boolean;
};
export type FieldDrawing = { hairlines: string; rings: string; evidence: string; nodes: FieldNode[] };

type FieldOptions = { inner?: number; outer?: number; points?: number; parts?: number; lines?: number };

const principal = (last: number) => new Set([0.25, 0.5, 0.75, 1].map((share) => Math.round(share * last)));

/** Hairlines from inner to outer, four of them principal rings, with six nodes on the third ring. */
export function field(
  name: SubjectName,
  { inner = 60, outer = 340, points = 72, parts = 1, lines }: FieldOptions = {},
): FieldDrawing {
  const subject: Subject = subjects[name];
  const total = lines ?? subject.lines;
  const last = total - 1;
  const ringIndexes = principal(last);
  let hairlines = '';
  let rings = '';
  for (let index = 0; index < total; index += 1) {
    const t = index / last;
    const d = contour(subject, t, inner, outer, {
      points: Math.max(20, Math.round(points * (0.4 + 0.6 * t))),
      parts,
    });
    if (ringIndexes.has(index)) rings += d;
    else hairlines += d;
  }
  const nodes = Array.from({ length: 6 }, (_, index): FieldNode => {
    const degrees = index * 60;
    return { at: polar(radius(subject, 0.75, degrees, inner, outer), degrees), isUnread: index === subject.unread };
  });
  return { hairlines, rings, evidence: evidenceOf(subject, inner, outer, points), nodes };
}

function evidenceOf(subject: Subject, inner: number, outer: number, points: number) {
  const { evidence } = subject;
  if (!evidence) return '';
  return Array.from({ length: evidence.lines }, (_, index) => {
    const t = 1 + 0.034 * (index + 1);
    const reach = evidence.spread * (1 - index / (evidence.lines * 1.5));
    return contour(subject, t, inner, outer, {
      from: evidence.at - reach,
      to: evidence.at + reach,
      points: Math.max(8, Math.round(points / 4)),
      parts: 1,
    });
  }).join('');
}
