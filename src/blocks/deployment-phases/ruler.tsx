import type { CSSProperties } from 'react';
import { cx } from '../../lib/cx';
import type { Stretch } from './duration';

const HEIGHT = 120;
/** Where the lines leave the ruler, bend and arrive. */
const [leave, bend, arrive] = [10, 36, 96];

/** The ruler of time. The durations stand in the list as words, so this is a picture only. */
export function Ruler({ stretches, hangs }: { stretches: Stretch[]; hangs: boolean }) {
  const marks = stretches.filter(({ mark }) => mark);
  return (
    <div className="phase-ruler">
      {marks.length ? (
        <p className="phase-marks note" aria-hidden="true">
          <span className="is-start">start</span>
          {marks.map(({ to, mark }) => (
            <span key={to} className={cx(to > 94 && 'is-end')} style={{ '--at': `${to}%` } as CSSProperties}>
              {mark}
            </span>
          ))}
        </p>
      ) : null}
      <svg className="draw" viewBox={`0 0 100 ${hangs ? HEIGHT : 12}`} preserveAspectRatio="none" aria-hidden="true">
        {stretches.map(({ from, to }, index) => (
          <path
            key={from}
            className={cx('phase-stretch', index % 2 === 1 && 'is-next')}
            d={`M${from} 4H${Math.max(to - 0.12, from + 0.2)}`}
          />
        ))}
        {hangs
          ? stretches.map(({ from }, index) => {
              const column = (100 * index) / stretches.length;
              return (
                <path key={from} className="phase-lead" d={`M${from} ${leave}V${bend}L${column} ${arrive}V${HEIGHT}`} />
              );
            })
          : null}
      </svg>
    </div>
  );
}
