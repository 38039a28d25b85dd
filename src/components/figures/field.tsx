import { dial, field } from './geometry';
import { Core, type DrawingProps, Node, Square } from './parts';
import { type Subject, type SubjectName, subjects } from './subjects';

/** The margin is for bulges, which extend half a radius beyond the outer ring. */
const grain = {
  large: { inner: 60, outer: 290, detail: 1, half: 400, node: 5, glow: 20 },
  medium: { inner: 18, outer: 100, detail: 0.8, parts: 2, half: 132, lines: 9, node: 3, glow: 10 },
  small: { inner: 11, outer: 46, detail: 0.66, parts: 2, half: 62, lines: 5, node: 2.6, glow: 9 },
} as const;

type FieldProps = Pick<DrawingProps, 'size'> & { name: SubjectName; isRead?: boolean };

/** The field of an industry or a module. Large ones have a dial and evidence outside it. `isRead`: without amber. */
export function Field({ name, size, isRead = false }: FieldProps) {
  const { half, node, glow, detail, ...options } = grain[size];
  const drawing = field(name, { ...options, points: Math.round(subjects[name].points * detail) });
  const isLarge = size === 'large';
  const marks = dial(options.outer);
  const { hours }: Subject = subjects[name];
  return (
    <Square half={half} className={isLarge ? 'field field-large' : 'field'}>
      {isLarge ? (
        <>
          <Core r={320} />
          <path className="dial" d={marks.d} />
          {hours?.map((hour, index) => (
            <text key={hour} className="hour" x={marks.names[index]?.[0]} y={marks.names[index]?.[1]}>
              {hour}
            </text>
          ))}
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
        <Node
          key={at.join()}
          at={at}
          isUnread={isUnread && !isRead}
          size={node}
          glow={size === 'small' && !isUnread ? 0 : glow}
        />
      ))}
    </Square>
  );
}
