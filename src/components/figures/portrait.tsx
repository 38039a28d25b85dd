import type { Watched } from '@/design-system/watched';
import { type Point, round } from './geometry';
import { Node } from './parts';
import { PersonDial } from './person-dial';
import { smooth } from './smooth-line';

type Drawn = { lines: string; strong: string; dashes?: string; joined: Point[]; unread: Point };

const steps = (count: number) => Array.from({ length: count }, (_, step) => step);
const circle = (x: number, r: number) => `M${x - r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** The cost of a matter at x: it rises ever faster. */
const cost = (x: number) => round(30 - 66 * ((x + 50) / 100) ** 3);
const rising = smooth(steps(11).map((step): Point => [step * 10 - 50, cost(step * 10 - 50)]));

/** A grid in a circle, of which one point has left its place. */
const grid = steps(49)
  .map((at): Point => [((at % 7) - 3) * 15, (Math.floor(at / 7) - 3) * 15])
  .filter(([x, y]) => Math.hypot(x, y) < 52);
const MOVED = 15;

const drifted = (x: number) => round(14 - 34 * ((x + 52) / 104) ** 2);
const readings = [-36, -18, 0, 18];

/** Each time, the date moves a little less, and is as sure as before. */
const dates = [-52, -22, 1, 19, 33, 44];
const hops = dates.slice(1).map((to, at) => {
  const from = dates[at] ?? 0;
  return `M${from} 18A${(to - from) / 2} ${(to - from) / 2} 0 0 1 ${to} 18`;
});

const drawings: Record<Watched, Drawn> = {
  late: {
    lines: 'M-50 44H50M-34 30v22M16 -6v58',
    strong: `${rising}M-34 48H16M-34 44v8M16 44v8`,
    joined: [[16, cost(16)]],
    unread: [-34, cost(-34)],
  },
  unnoticed: {
    lines: steps(7)
      .map((row) => {
        const half = round(Math.sqrt(56 ** 2 - ((row - 3) * 15) ** 2));
        return `M${-half} ${(row - 3) * 15}H${half}`;
      })
      .join(''),
    strong: '',
    joined: grid.filter((_, at) => at !== MOVED),
    unread: [(grid[MOVED]?.[0] ?? 0) + 4, (grid[MOVED]?.[1] ?? 0) - 5],
  },
  drift: {
    lines: readings.map((x) => `M${x} 14V${drifted(x)}`).join(''),
    strong: smooth(steps(9).map((step): Point => [step * 11 - 52, drifted(step * 11 - 52)])),
    dashes: 'M-54 14H54',
    joined: readings.map((x) => [x, drifted(x)]),
    unread: [36, drifted(36)],
  },
  outside: {
    lines: steps(4)
      .map((row) => `M-40 ${row * 13 - 24}H14`)
      .join(''),
    strong: 'M-48 -37H22V28H-48Z',
    joined: [
      [-22, -24],
      [2, -11],
      [-30, 2],
    ],
    unread: [44, 22],
  },
  between: {
    lines: [12, 20, 28].map((r) => circle(-20, r) + circle(20, r)).join(''),
    strong: circle(-20, 36) + circle(20, 36),
    joined: [
      [-20, 0],
      [20, 0],
    ],
    unread: [0, -16],
  },
  moving: {
    lines: `M-56 18H56${dates.map((x) => `M${x} 18v${x === 44 ? 16 : 10}`).join('')}`,
    strong: hops.join(''),
    joined: dates.slice(0, -1).map((x) => [x, 18]),
    unread: [44, 18],
  },
};

type Props = { name: string; drawing?: Watched | null; className?: string };

/** A person without a photograph: what they watch, or a field generated from the name. */
export function DrawnPortrait({ name, drawing, className = '' }: Props) {
  const drawn = drawing && drawings[drawing];
  if (!drawn) return <PersonDial seed={name} className={className} />;
  const { lines, strong, dashes, joined, unread } = drawn;
  return (
    <svg className={`draw ${className}`} viewBox="-72 -72 144 144" aria-hidden="true">
      <path className="l" d={circle(0, 64) + lines} />
      {dashes ? <path className="dash" d={dashes} /> : null}
      {strong ? <path className="r" d={strong} /> : null}
      {joined.map((at) => (
        <Node key={at.join()} at={at} size={joined.length > 8 ? 1.6 : 2.6} glow={joined.length > 8 ? 0 : 8} />
      ))}
      <Node at={unread} isUnread size={3.2} glow={11} />
    </svg>
  );
}
