import { allPairs, around, contour, lines, type Point, polar, ticks } from './geometry';
import { between, Core, type DrawingProps, Node, Nodes, Rings, Square } from './parts';
import type { Subject } from './subjects';
import { sine } from './waves';

/** Each dimension keeps the four rings and changes one thing. */
const radii = [15, 29, 43, 57];
const HALF = 66;
const light = (size: DrawingProps['size']) => (size === 'large' ? <Core r={57} /> : null);
const dot = (size: DrawingProps['size']) => (size === 'large' ? 1.1 : 2.7);

export function Temporal({ size }: DrawingProps) {
  const moment = polar(57, 279);
  return (
    <Square half={HALF}>
      {light(size)}
      <Rings radii={radii} principal={57} between={between(size)} />
      <path className="l" d={ticks(57, 5, 15)} />
      <path className="r" d={lines([[0, 0], moment])} />
      <Node at={[0, 0]} size={dot(size)} />
      <Node at={moment} size={dot(size)} isUnread />
    </Square>
  );
}

export function Spatial({ size }: DrawingProps) {
  const steps = size === 'large' ? 13 : 4;
  const storeys = Array.from({ length: steps }, (_, index) => {
    const rise = index / (steps - 1);
    return { rx: 57 - 42 * rise, ry: 20.5 - 15.1 * rise, cy: 14 - 30 * rise };
  });
  return (
    <Square half={HALF}>
      {light(size)}
      {storeys.map(({ rx, ry, cy }, index) => (
        <ellipse
          key={rx}
          className={index === 0 ? 'r' : 'l'}
          rx={rx.toFixed(1)}
          ry={ry.toFixed(1)}
          cy={cy.toFixed(1)}
        />
      ))}
      <path className="l" d="M0 14V-52" />
      <Nodes
        at={[
          [0, -16],
          [41, 14],
          [-41, 14],
          [0, 34.5],
        ]}
        unread={3}
        size={dot(size)}
      />
    </Square>
  );
}

const conduct: Subject = { lines: 4, points: 60, amp: 0.24, pow: 0.8, twist: 34, corner: 2, unread: 0, wave: sine(5) };

export function Behavioral({ size }: DrawingProps) {
  const total = size === 'large' ? 17 : 4;
  const contours = Array.from({ length: total }, (_, index) =>
    contour(conduct, index / (total - 1), 13, 50, { points: size === 'large' ? 60 : 40 }),
  );
  const tips = [0, 1, 2, 3, 4].map((index): Point => polar(62, 52 + 72 * index));
  return (
    <Square half={HALF}>
      {light(size)}
      <path className="l" d={contours.slice(0, -1).join('')} />
      <path className="r" d={contours.at(-1)} />
      <Node at={[0, 0]} size={dot(size)} />
      <Nodes at={tips} unread={3} size={dot(size) * 0.9} />
    </Square>
  );
}

export function Systemic({ size }: DrawingProps) {
  const points = around(43, 6);
  return (
    <Square half={HALF}>
      {light(size)}
      <Rings radii={radii} principal={43} between={between(size)} />
      <path className="l" d={lines(...allPairs(points))} />
      <Nodes at={points} unread={2} size={dot(size)} />
    </Square>
  );
}

export function Economic({ size }: DrawingProps) {
  const steps = size === 'large' ? 13 : 4;
  const sinking = Array.from({ length: steps }, (_, index) => 57 - (42 * index) / (steps - 1));
  return (
    <Square half={HALF}>
      {light(size)}
      {sinking.map((r) => (
        <circle key={r} className={r === 57 ? 'r' : 'l'} cy={57 - r} r={r} />
      ))}
      <Nodes
        at={[
          [0, -57],
          [0, -29],
          [0, -1],
          [0, 27],
          [0, 57],
        ]}
        unread={4}
        size={dot(size)}
      />
    </Square>
  );
}
