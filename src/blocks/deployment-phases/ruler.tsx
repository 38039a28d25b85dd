import type { CSSProperties } from 'react';
import { cx } from '@/lib/cx';
import type { Stretch } from './duration';

const HEIGHT = 112;
/** Heights at which the lines bend below the ruler and reach their columns. */
const [bend, arrive] = [28, 88];

/** Decorative: the durations are in the list as text. */
export function Ruler({ stretches, hangs, start }: { stretches: Stretch[]; hangs: boolean; start: string }) {
  const marks = stretches.filter(({ mark }) => mark);
  return (
    <div className="phase-ruler" data-evidence="">
      {marks.length ? (
        <p className="phase-marks note" aria-hidden="true">
          <span className="is-start">{start}</span>
          {marks.map(({ to, mark }) => (
            <span key={to} className={cx(to > 94 && 'is-end')} style={{ '--at': `${to}%` } as CSSProperties}>
              {mark}
            </span>
          ))}
        </p>
      ) : null}
      <svg className="draw phase-stretches" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        {stretches.map(({ from, to }, index) => (
          <path
            key={from}
            className={cx('phase-stretch', index % 2 === 1 && 'is-next')}
            d={`M${from} 4H${Math.max(to - 0.12, from + 0.2)}`}
          />
        ))}
      </svg>
      {hangs ? (
        <svg className="draw phase-leads" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {stretches.map(({ from }, index) => (
            <path
              key={from}
              className="phase-lead"
              d={`M${from} 0V${bend}L${(100 * index) / stretches.length} ${arrive}V${HEIGHT}`}
            />
          ))}
        </svg>
      ) : null}
    </div>
  );
}
