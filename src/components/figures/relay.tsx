import { lines, type Point, round } from './geometry';
import { Canvas, type DrawingProps, Node } from './parts';
import { smooth, valueAt } from './smooth-line';

/** An observation on its way up: it begins as one line, each station adds two, and all meet where someone can act. */
const WIDTH = 600;
const HEIGHT = 530;
const START: Point = [14, 478];
const END: Point = [574, 48];
const stations: Point[] = [
  [104, 426],
  [188, 362],
  [272, 296],
  [356, 228],
  [440, 160],
];
/** From each station to its name. */
const leaders = [36, 52, 68, -72, -60];
const REACH = 60;

const course = [START, ...stations, END];

/** Two lines from a station to the end, like the lids of an eye. */
function lids(station: number) {
  const [from, to] = [stations[station]?.[0] ?? 0, END[0]];
  const height = REACH * (1 - station / stations.length);
  const side = (sign: number) =>
    Array.from({ length: 9 }, (_, step): Point => {
      const x = round(from + ((to - from) * step) / 8);
      return [x, round(valueAt(course, x) + sign * height * Math.sin((Math.PI * step) / 8))];
    });
  return smooth(side(1)) + smooth(side(-1));
}

export function Relay({ size, words }: DrawingProps) {
  const isSmall = size === 'small';
  const joined = isSmall ? [2] : [1, 2, 3, 4];
  return (
    <div className="relay">
      <Canvas box={[0, 0, WIDTH, HEIGHT]}>
        {isSmall ? null : (
          <path
            className="dash"
            d={lines(
              ...stations.map(
                ([x, y], index) =>
                  [
                    [x, y],
                    [x, y + (leaders[index] ?? 0)],
                  ] as const,
              ),
            )}
          />
        )}
        <path className="l" d={joined.map(lids).join('')} />
        <path className="edge" d={lids(0)} />
        <path className="r" d={smooth(course)} />
        {stations.map((at) => (
          <Node key={at.join()} at={at} size={5} glow={20} />
        ))}
        <circle className="core" cx={END[0]} cy={END[1]} r="90" />
        <circle className="r" cx={END[0]} cy={END[1]} r="15" />
        <Node at={END} size={6} glow={34} />
        <Node at={START} isUnread size={6} glow={28} />
      </Canvas>
      {isSmall ? null : (
        <ol className="note">
          {words.relay.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
