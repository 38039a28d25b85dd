import { field, ticks } from './geometry';
import { Core, type DrawingProps, Node, Square } from './parts';
import type { SubjectName } from './subjects';

/** How finely a field is drawn, and how much air it needs: bulges reach half a radius beyond the outer ring. */
const grain = {
  large: { inner: 60, outer: 340, points: 64, half: 440, node: 5, glow: 20 },
  medium: { inner: 18, outer: 100, points: 48, half: 132, lines: 9, node: 3, glow: 10 },
  small: { inner: 11, outer: 46, points: 36, half: 62, lines: 5, node: 2.6, glow: 9 },
} as const;

/** The waves of a vibration need more points than the contours of a plain. */
const fine: Partial<Record<SubjectName, number>> = { manufacturing: 2, insurance: 1.3, edge: 1.3, pulse: 1.3 };

/** A subject's field: an industry or a module. Large ones stand on a dial and show the evidence outside it. */
export function Field({ name, size }: DrawingProps & { name: SubjectName }) {
  const { half, node, glow, points, ...options } = grain[size];
  const drawing = field(name, { ...options, points: Math.round(points * (fine[name] ?? 1)) });
  const isLarge = size === 'large';
  return (
    <Square half={half} className={isLarge ? 'field field-large' : 'field'}>
      {isLarge ? (
        <>
          <Core r={330} />
          <path className="dial" d={ticks(options.outer + 54, 7, 15) + ticks(options.outer + 54, 14, 90)} />
        </>
      ) : null}
      <path className="l" d={drawing.hairlines} />
      <path className="r" d={drawing.rings} />
      {isLarge ? <path className="evidence" d={drawing.evidence} /> : null}
      {isLarge ? (
        <>
          <circle className="r" r="34" />
          <circle className="glow" r="44" />
          <circle className="dot" r="7" />
        </>
      ) : null}
      {drawing.nodes.map(({ at, isUnread }) => (
        <Node key={at.join()} at={at} isUnread={isUnread} size={node} glow={glow} />
      ))}
    </Square>
  );
}
