import { field, lines, type Point } from './geometry';
import { Canvas, type DrawingProps, Node } from './parts';
import type { SubjectName } from './subjects';

/** Six modules as plates above one another. A signal enters at the bottom and passes through all of them. */
const plates = ['lens', 'studio', 'pulse', 'core', 'flow', 'edge'] as const satisfies SubjectName[];
const names = ['Lens', 'Studio', 'Pulse', 'Core', 'Flow', 'Edge'];
const HALF = { width: 196, height: 64 };
const STEP = 88;
const TOP = 70;
const FLAT = { across: 1.12, down: 0.365 };
const height = TOP + STEP * (plates.length - 1) + HALF.height + 10;
const level = (index: number) => TOP + STEP * index;
/** In the plane of the lowest plate. */
const ENTRY: Point = [-92, 16];

const plate = (y: number) => `M${-HALF.width} ${y}L0 ${y - HALF.height}L${HALF.width} ${y}L0 ${y + HALF.height}Z`;
const corner = (x: number, y: number) =>
  lines([
    [x, level(0) + y],
    [x, level(plates.length - 1) + y],
  ]);

export function Layers({ size, words }: DrawingProps) {
  const isSmall = size === 'small';
  const bottom = level(plates.length - 1);
  return (
    <div className="layers">
      <Canvas box={[-HALF.width - 4, 0, 2 * HALF.width + 8, height]}>
        <path className="dash" d={corner(-HALF.width, 0) + corner(HALF.width, 0) + corner(0, HALF.height)} />
        {[...plates].reverse().map((name) => {
          const y = level(plates.indexOf(name));
          const drawing = field(name, { inner: 16, outer: 92, points: 28, lines: 9 });
          return (
            <g key={name}>
              <path className="plate" d={plate(y)} />
              {isSmall ? null : (
                <g transform={`matrix(${FLAT.across} 0 0 ${FLAT.down} 0 ${y})`}>
                  <path className="l" d={drawing.hairlines} />
                  <path className="r" d={drawing.rings} />
                </g>
              )}
            </g>
          );
        })}
        <path className="r axis" d={`M${ENTRY[0]} ${bottom + ENTRY[1]}L0 ${bottom}V${level(0)}`} />
        {plates.map((name, index) => (
          <Node key={name} at={[0, level(index)]} size={index === 0 ? 6 : 3.6} glow={index === 0 ? 34 : 14} />
        ))}
        <Node at={[ENTRY[0], bottom + ENTRY[1]]} isUnread size={5} glow={24} />
      </Canvas>
      {isSmall ? null : (
        <ol className="note">
          {names.map((name, index) => (
            <li key={name}>
              <b>{name}</b> {words.layers[index]}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
