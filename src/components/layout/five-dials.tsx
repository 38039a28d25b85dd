import { cx } from '@/lib/cx';
import { eye } from '../figures/geometry';

const RADIUS = 34;
const STEP = 112;
const WIDTH = 5 * STEP;
const lids = [6, 12, 18, 24, 29];
const centre = (index: number) => STEP * (index + 0.5);
const gaps = [...lids, 0].map((_, index) => {
  const from = index === 0 ? 0 : centre(index - 1) + RADIUS;
  const to = index === lids.length ? WIDTH : centre(index) - RADIUS;
  return `M${from} 0H${to}`;
});

/** Five eyes on a dimension line, each open wider than the one before. Decorative. */
export const FiveDials = ({ className }: { className: string }) => (
  <svg className={cx('draw', className)} viewBox={`-1 -36 ${WIDTH + 2} 72`} aria-hidden="true">
    <path className="l" d={`M0 -10V10M${WIDTH} -10V10${gaps.join('')}`} />
    {lids.map((height, index) => (
      <g key={height} transform={`translate(${centre(index)})`}>
        <circle className="l" r={RADIUS} />
        <path className="r" d={eye(RADIUS, height)} />
        <circle className="dot" r="3.5" />
      </g>
    ))}
  </svg>
);
