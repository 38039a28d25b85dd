import { useId } from 'react';
import { around, eye, lidY, lines, type Point, polar, ticks } from './geometry';
import { Canvas, type DrawingProps, Node, Nodes } from './parts';

/** The Awareness Field Sensor: two lids, four rings, six signals at sixty degrees, and one in the corner. */
const HALF_WIDTH = 736;
const HALF_HEIGHT = 226;
const SHEET = [-HALF_WIDTH - 4, -HALF_HEIGHT - 6, 2 * HALF_WIDTH + 8, 2 * HALF_HEIGHT + 12] as const;
const rings = [58, 98, 138, 178];
const innerLids = [14, 36, 62, 92, 124, 156, 188];

function fragments() {
  let d = '';
  innerLids.forEach((height, lid) => {
    for (let x = -690 + ((lid * 67) % 90); x < -236 - lid * 6; x += 97 + lid * 4) {
      const y = lidY(HALF_WIDTH, height, x);
      d += `M${x} ${lid % 2 === 0 ? y : -y}h0`;
    }
  });
  return d;
}

/** Lids fade under text: 110 px of it, at the smallest size of a large drawing. */
function NoteMask({ id }: { id: string }) {
  const fade = useId();
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x={SHEET[0]} y={SHEET[1]} width={SHEET[2]} height={SHEET[3]}>
      <radialGradient id={fade}>
        <stop offset=".72" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <path fill="#fff" d={`M${SHEET[0]} ${SHEET[1]}h${SHEET[2]}v${SHEET[3]}h${-SHEET[2]}z`} />
      {notes.map(([x, y]) => (
        <ellipse key={`${x} ${y}`} fill={`url(#${fade})`} cx={x + Math.sign(x) * 82} cy={y} rx="150" ry="62" />
      ))}
    </mask>
  );
}

export function Sensor({ size }: DrawingProps) {
  const axis = useId();
  const clear = useId();
  const points = around(rings[2] ?? 0, 6, 30);
  const isSmall = size === 'small';
  return (
    <Canvas box={SHEET} className="sensor">
      <linearGradient id={axis} gradientUnits="userSpaceOnUse" x1={-HALF_WIDTH} y1="0" x2="0" y2="0">
        <stop className="from-unread" offset="0" />
        <stop className="to-node" offset=".5" stopOpacity=".55" />
        <stop className="to-node" offset="1" />
      </linearGradient>
      {size === 'large' ? <NoteMask id={clear} /> : null}
      <g mask={size === 'large' ? `url(#${clear})` : undefined}>
        <path className="l" d={innerLids.map((height) => eye(HALF_WIDTH, height)).join('')} />
        {isSmall ? null : <path className="fragments" d={fragments()} />}
      </g>
      <circle className="core" r="250" />
      <path className="r" d={eye(HALF_WIDTH, HALF_HEIGHT)} />
      {rings.map((r) => (
        <circle key={r} className="r" r={r} />
      ))}
      {isSmall ? null : <path className="l fine" d={ticks(178, 6, 4) + ticks(178, 13, 30)} />}
      <path
        className="l"
        d={lines(...around(30, 6, 30).map((from, index) => [from, polar(138, 30 + 60 * index)] as const))}
      />
      <path className="axis" d={`M${-HALF_WIDTH} 0H-30`} stroke={`url(#${axis})`} />
      <Nodes at={points} size={4} glow={15} />
      <circle className="r" r="30" />
      <circle className="glow" r="46" />
      <circle className="pupil" r="9" />
      {size === 'large' ? <circle className="runner" cx={-HALF_WIDTH} r="4" /> : null}
      <Node at={[-HALF_WIDTH, 0]} isUnread size={5} glow={24} />
    </Canvas>
  );
}

/** Readings around the iris, clockwise from the upper right, clear of the outer lid and the axis. */
const notes: Point[] = [
  [156, -142],
  [206, -36],
  [156, 142],
  [-156, 142],
  [-206, -36],
  [-156, -142],
];
/** In percent of the view box, from the pupil. */
export const sensorReadings = notes.map(([x, y]) => [(100 * x) / SHEET[2], (100 * y) / SHEET[3]] as const);
