import type { CSSProperties } from 'react';
import { contrast } from '@/design-system/contrast';
import { type PaletteName, palette } from '@/design-system/tokens';
import { type IconRecord, iconRules } from '../../registry/icons';

const half = iconRules.sheet / 2;

/** Share of the color, mixed with graphite: on white, marks need a contrast of 3:1. */
const onWhite = (color: PaletteName) => (contrast(palette[color].hex, '#ffffff') < 3 ? '56%' : '90%');

type Props = {
  record: IconRecord;
  size: 'large' | 'medium' | 'small';
  /** Unique on the page: the stroke references its gradient by it. */
  uid: string;
};

/** Small icons omit hairlines and glow. */
export function Icon({ record: { colorRange, tokens, drawing }, size, uid }: Props) {
  const [from, to] = colorRange;
  const isSmall = size === 'small';
  return (
    <svg
      className="draw icon-drawing"
      data-size={size}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
      focusable="false"
      style={
        {
          '--from': `var(--color-${from})`,
          '--to': `var(--color-${to})`,
          '--from-on-white': onWhite(from),
          '--to-on-white': onWhite(to),
          '--glow': tokens.glowIntensity / 100,
        } as CSSProperties
      }
    >
      {/* In user space: a horizontal line has no bounding box for a gradient. */}
      <linearGradient id={`${uid}-line`} gradientUnits="userSpaceOnUse" x1={-half} y1={-half} x2={half} y2={half}>
        <stop className="icon-from" offset="0" />
        <stop className="icon-to" offset="1" />
      </linearGradient>
      <radialGradient id={`${uid}-glow`}>
        <stop className="icon-to" offset="0" stopOpacity=".8" />
        <stop className="icon-to" offset=".4" stopOpacity=".3" />
        <stop className="icon-to" offset="1" stopOpacity="0" />
      </radialGradient>
      <g stroke={`url(#${uid}-line)`}>
        {isSmall ? null : <path className="icon-fine" d={drawing.fine} />}
        <path className="icon-main" d={drawing.main} />
        {drawing.strong ? <path className="icon-strong" d={drawing.strong} /> : null}
      </g>
      {drawing.nodes.map(([cx, cy]) => (
        <g key={`${cx} ${cy}`}>
          {isSmall ? null : <circle className="icon-glow" cx={cx} cy={cy} r="8" fill={`url(#${uid}-glow)`} />}
          <circle className="icon-node" cx={cx} cy={cy} r={isSmall ? 4.2 : 2.2} />
        </g>
      ))}
    </svg>
  );
}
