import { contour, polar, radius } from './geometry';
import { Nodes } from './parts';
import type { Subject } from './subjects';
import { bump, cosine, sine } from './waves';

const [INNER, OUTER] = [12, 54];
const CONTOURS = 9;
const PRINCIPAL = new Set([2, 4, 6, 8]);

type Shape = Pick<Subject, 'amp' | 'pow' | 'twist' | 'corner' | 'wave'>;
const even = { pow: 0.9, twist: 0, corner: 2 } as const;

const shapes: ((angle: number) => Shape)[] = [
  (angle) => ({ ...even, amp: 0.34, pow: 1.4, wave: (a) => bump(a, angle, 26) - 0.4 * bump(a, angle + 150, 40) }),
  (angle) => ({ ...even, amp: 0.15, twist: 48, wave: (a) => sine(3)(a + angle) }),
  (angle) => ({ ...even, amp: 0.03, twist: 40, corner: 4.4, wave: (a) => cosine(2)(a + angle) }),
  (angle) => ({ ...even, amp: 0.26, wave: (a) => cosine(2)(a + angle) }),
  (angle) => ({ ...even, amp: 0.13, wave: (a) => cosine(20)(a) * bump(a, angle, 62) }),
  (angle) => ({ ...even, amp: 0.13, twist: 96, wave: (a) => sine(6)(a + angle) }),
];

/** Chosen so that the six people of the seed have six shapes. */
const KIND = 96;

const hash = (seed: string, factor: number) =>
  [...seed].reduce((sum, letter) => (sum * factor + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/** A field of its own for a name: one of six shapes, rotated, with one unread node. Deterministic. */
export function personDial(seed: string) {
  const kind = hash(seed, KIND) % shapes.length;
  const shape = shapes[kind]?.(hash(seed, 37) % 360) ?? { ...even, amp: 0, wave: () => 0 };
  const subject: Subject = { ...shape, lines: CONTOURS, points: 72, unread: hash(seed, 41) % 6 };
  let [rings, hairlines] = ['', ''];
  for (let index = 0; index < CONTOURS; index += 1) {
    const d = contour(subject, index / (CONTOURS - 1), INNER, OUTER, { points: kind === 4 ? 96 : 48 });
    if (PRINCIPAL.has(index)) rings += d;
    else hairlines += d;
  }
  const nodes = [0, 60, 120, 180, 240, 300].map((angle) => polar(radius(subject, 0.75, angle, INNER, OUTER), angle));
  return { kind, rings, hairlines, nodes, unread: subject.unread };
}

export function PersonDial({ seed, className }: { seed: string; className?: string }) {
  const { rings, hairlines, nodes, unread } = personDial(seed);
  return (
    <svg className={`draw ${className ?? ''}`} viewBox="-72 -72 144 144" aria-hidden="true">
      <path className="l" d={hairlines} />
      <path className="r" d={rings} />
      <Nodes at={nodes} unread={unread} size={2.4} glow={8} />
      <circle className="dot" r="3" />
    </svg>
  );
}
