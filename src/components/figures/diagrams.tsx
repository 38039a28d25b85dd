import { around, lines, type Point, polar, ticks } from './geometry';
import { Canvas, Core, type DrawingProps, Node, Nodes, Rings, Square } from './parts';

/** Labels are HTML beside the drawing, so that they keep their size on any screen. */

const levels = [70, 112, 140, 112, 70].map((reach, index) => ({ reach, y: 22 + 44 * index }));

export function Strata({ size, words }: DrawingProps) {
  const ellipse = (className: string, level: number, scale: number) => (
    <ellipse
      key={`${level} ${scale}`}
      className={className}
      cx="140"
      cy={levels[level]?.y}
      rx={((levels[level]?.reach ?? 0) * scale).toFixed(1)}
      ry={((levels[level]?.reach ?? 0) * scale * 0.19).toFixed(1)}
    />
  );
  return (
    <div className="strata">
      <Canvas box={[0, 0, 330, 220]}>
        {size === 'small' ? null : (
          <path className="dash" d={levels.map(({ reach, y }) => `M${148 + reach} ${y}H330`).join('')} />
        )}
        {[0, 1, 2, 3, 4].flatMap((level) => [
          ellipse(level === 2 ? 'r' : 'l', level, 1),
          ellipse('l', level, 0.68),
          ellipse('l', level, 0.36),
        ])}
        <path className="r" d="M140 4V216" />
        <Nodes at={levels.map(({ y }): Point => [140, y])} unread={3} size={3.2} />
      </Canvas>
      {size === 'small' ? null : (
        <ol className="note">
          {words.dimensions.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

export function NestedArcs({ size, words }: DrawingProps) {
  const reaches = [88, 176, 264, 352, 438];
  return (
    <div className="nested-arcs">
      <Canvas box={[-8, -4, 454, 144]}>
        <path className="dash" d="M0 126H440" />
        {reaches.map((reach, index) => (
          <path
            key={reach}
            className={index === reaches.length - 1 ? 'r' : 'l'}
            d={`M0 126A${reach / 2} ${Math.round(reach * 2.875) / 10} 0 0 1 ${reach} 126`}
          />
        ))}
        <Nodes at={reaches.map((reach): Point => [reach, 126])} size={3.4} />
        <Node at={[0, 126]} isUnread size={3.4} />
      </Canvas>
      {size === 'small' ? null : (
        <p className="note">
          <span>{words.steps.at(0)}</span>
          <span>{words.steps.at(-1)}</span>
        </p>
      )}
    </div>
  );
}

const moduleNames = ['Core', 'Edge', 'Pulse', 'Flow', 'Studio', 'Lens'];

/** A list of modules and not of signals, so nothing in it is amber. */
export function SixModules({ size }: DrawingProps) {
  const points = around(114, 6);
  const triangles = points.map((point, index) => [point, points[(index + 2) % 6] ?? point] as const);
  return (
    <div className="six-modules">
      <Square half={166}>
        {size === 'large' ? <Core r={152} /> : null}
        <Rings radii={[38, 76, 114, 152]} principal={114} between={size === 'large' ? 3 : 0} />
        <path className="l" d={ticks(152, 6, 6) + lines(...triangles)} />
        <Nodes at={points} size={size === 'large' ? 3 : 4} glow={13} />
      </Square>
      {size === 'small' ? null : (
        <ol className="note">
          {moduleNames.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

const fieldsOfView = [
  { role: 'judgment', at: polar(58, 0) },
  { role: 'context', at: polar(58, 120) },
  { role: 'machine', at: polar(58, 240) },
];

export function ThreeCircles({ size, words }: DrawingProps) {
  const reach = size === 'large' ? [100, 92, 84, 76, 68, 60, 52] : [100, 80, 60];
  return (
    <div className="three-circles">
      <Canvas box={[-160, -166, 320, 304]}>
        {size === 'large' ? <Core r={110} /> : null}
        {fieldsOfView.map(({ role, at: [x, y] }) => (
          <g key={role} className={`is-${role}`}>
            {reach.map((r, index) => (
              <circle key={r} className={index === 0 ? 'r' : 'l'} cx={x} cy={y} r={r} />
            ))}
          </g>
        ))}
        <Nodes at={[...around(81, 3, 60), ...around(158, 2, 120)]} unread={4} size={3.2} />
        <Node at={[0, 0]} size={5} />
      </Canvas>
      {size === 'small' ? null : (
        <ul className="note">
          {fieldsOfView.map(({ role }, index) => (
            <li key={role}>
              <i className={`key key-${role}`} />
              {words.circles[index]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const joined: Point[] = [
  polar(92, 312),
  polar(132, 350),
  polar(104, 38),
  polar(146, 82),
  polar(110, 128),
  polar(140, 176),
];
const scattered: Point[] = [
  polar(156, 20),
  polar(62, 84),
  polar(150, 112),
  polar(70, 152),
  polar(154, 206),
  polar(118, 222),
  polar(74, 266),
  polar(150, 284),
  polar(112, 338),
];

export function JoinedSignals({ size }: DrawingProps) {
  const isLarge = size === 'large';
  return (
    <Square half={176} className="joined-signals">
      {isLarge ? <Core r={160} /> : null}
      <Rings radii={[40, 80, 120, 160]} principal={160} between={isLarge ? 3 : 0} />
      <path className="l" d={ticks(160, 6, 5)} />
      <path className="fragments" d={scattered.map((point) => `M${point.join(' ')}h0`).join('')} />
      <path className="r" d={lines(...joined.map((point) => [[0, 0], point] as const))} />
      <path className="dash" d={lines([[0, 0], polar(160, 246)])} />
      <circle className="r" r="14" />
      <Nodes at={joined} size={isLarge ? 3 : 4} />
      <Node at={[0, 0]} size={isLarge ? 4 : 5} glow={22} />
      <Node at={polar(160, 246)} isUnread size={isLarge ? 3.4 : 4.4} />
    </Square>
  );
}
