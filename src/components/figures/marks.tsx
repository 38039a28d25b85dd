import { contour, lines, type Point, polar, through } from './geometry';
import { between, Core, type DrawingProps, Node, Nodes, Rings, Square } from './parts';
import type { Subject } from './subjects';
import { bump } from './waves';

/** Small drawings for cards. In a hero they gain hairlines, not marks. */
const radii = [14, 27, 40, 53];
const HALF = 62;
const light = (size: DrawingProps['size']) => (size === 'large' ? <Core r={53} /> : null);
const dot = (size: DrawingProps['size']) => (size === 'large' ? 1.1 : 2.8);

export function Watch({ size }: DrawingProps) {
  const signal = polar(53, 63);
  const seen = [polar(27, 200), polar(40, 285), polar(40, 150)];
  return (
    <Square half={HALF}>
      {light(size)}
      <Rings radii={radii} principal={53} between={between(size)} />
      <path className="l" d={lines([[0, 0], polar(53, 41)], [[0, 0], polar(53, 85)])} />
      <path className="r" d={lines([[0, 0], signal])} />
      <Nodes at={[[0, 0], ...seen]} size={dot(size)} />
      <Node at={signal} size={dot(size)} isUnread />
    </Square>
  );
}

const strained: Subject = {
  lines: 1,
  points: 60,
  amp: 0.34,
  pow: 0,
  twist: 0,
  corner: 2,
  unread: 0,
  wave: (a) => bump(a, 132, 22),
};

export function Strain({ size }: DrawingProps) {
  const bars = [90, 97, 104, 111, 118, 125, 132, 139, 146, 153, 160, 167, 174].map(
    (angle) => [polar(40, angle), polar(40 * (1 + 0.34 * bump(angle, 132, 22)), angle)] as const,
  );
  return (
    <Square half={HALF}>
      {light(size)}
      <Rings radii={radii} principal={40} between={between(size)} />
      <path className="r" d={contour(strained, 1, 40, 40, { points: 60 }) + lines(...bars)} />
      <Node at={polar(53.6, 132)} size={dot(size)} isUnread />
    </Square>
  );
}

export function Cascade({ size }: DrawingProps) {
  const steps: Point[] = [polar(53, 300), polar(40, 0), polar(27, 60), polar(14, 120)];
  return (
    <Square half={HALF}>
      {light(size)}
      <Rings radii={radii} principal={53} between={between(size)} />
      <path className="r" d={through(...steps)} />
      <Nodes at={steps} unread={0} size={dot(size)} />
    </Square>
  );
}

export function Overlap({ size }: DrawingProps) {
  const steps = size === 'large' ? 13 : 4;
  const reach = Array.from({ length: steps }, (_, index) => 46 - (24 * index) / (steps - 1));
  return (
    <Square half={HALF}>
      {light(size)}
      {[-13, 13].map((x) =>
        reach.map((r) => <circle key={`${x} ${r}`} className={r === 46 ? 'r' : 'l'} cx={x} r={r} />),
      )}
      <Nodes
        at={[
          [-46, 0],
          [46, 0],
          [0, 44.1],
        ]}
        unread={2}
        size={dot(size)}
      />
      <Node at={[0, 0]} size={dot(size) * 1.2} />
    </Square>
  );
}

export function Threshold({ size }: DrawingProps) {
  const readings: Point[] = [
    [-44, 26],
    [-26, 20],
    [-8, 10],
    [10, -4],
    [28, -25],
  ];
  return (
    <Square half={HALF}>
      {light(size)}
      <Rings radii={radii} principal={53} between={between(size)} />
      <path className="r" d="M-58 -14H58" />
      <path
        className="l"
        d={`${through(...readings)}${readings.map(([x, y]) => `M${x} ${y}V38`).join('')}M-53 38H53`}
      />
      <Nodes at={readings} unread={4} size={dot(size)} />
    </Square>
  );
}

export function Path({ size }: DrawingProps) {
  const nodes: Point[] = [polar(53, 240), polar(40, 300), polar(40, 0), polar(53, 60), polar(27, 100), [0, 0]];
  return (
    <Square half={HALF}>
      {light(size)}
      <Rings radii={radii} principal={40} between={between(size)} />
      <path className="r" d={through(...nodes)} />
      <Nodes at={nodes} unread={0} size={dot(size)} />
    </Square>
  );
}
