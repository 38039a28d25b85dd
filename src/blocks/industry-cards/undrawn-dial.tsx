import { around } from '@/components/figures/geometry';

/** For an industry without a page. */
export const UndrawnDial = ({ className }: { className?: string }) => (
  <div className={className}>
    <svg className="draw" viewBox="-132 -132 264 264" aria-hidden="true">
      {[38, 59, 79, 100].map((r) => (
        <circle key={r} className="dash" r={r} />
      ))}
      {around(79, 6).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="hollow" cx={x} cy={y} r="4" />
      ))}
    </svg>
  </div>
);
