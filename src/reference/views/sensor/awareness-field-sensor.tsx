import type { CSSProperties } from 'react';
import { sensorAt, sensorGlow, sensorSize } from '../../registry/sensor';
import { SHEET } from '../../registry/sensor-drawing';

type Props = {
  /** In px. Below 64, details are reduced. */
  size?: number;
  /** 0 to 1.5. */
  glow?: number;
  label?: string;
};

/** Strokes keep their width at every size. */
export function AwarenessFieldSensor({ size = sensorSize.initial, glow = sensorGlow.initial / 100, label }: Props) {
  const { lid, innerLids, rings, spokes, nodes, pupil } = sensorAt(size);
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className="draw awareness-sensor"
      viewBox={`${-SHEET} ${-SHEET} ${2 * SHEET} ${2 * SHEET}`}
      width={size}
      height={size}
      focusable="false"
      style={{ '--size': size, '--glow': glow } as CSSProperties}
    >
      <circle className="field-glow" r="44" />
      {innerLids ? <path className="l inner-lids" d={innerLids} /> : null}
      <path className="r" d={lid} />
      {rings.map((r) => (
        <circle key={r} className="r ring" r={r} />
      ))}
      {spokes ? <path className="l" d={spokes} /> : null}
      {nodes.map(({ at: [cx, cy], isUnread }) => (
        <g key={`${cx} ${cy}`} className={isUnread ? 'node unread' : 'node'}>
          <circle className="glow node-glow" cx={cx} cy={cy} r="7" />
          <circle className="dot" cx={cx} cy={cy} r="2" />
        </g>
      ))}
      <circle className="pupil" r={pupil} />
    </svg>
  );
}
