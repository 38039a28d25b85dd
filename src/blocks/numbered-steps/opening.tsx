import { eye, lidY } from '@/components/figures/geometry';

const HALF = 130;
const OPEN = 52;

/** Each step opens the eye further, adding a ring and a line. The first has an unread signal in its corner. */
export function Opening({ step, of, className }: { step: number; of: number; className?: string }) {
  const share = of > 1 ? (step - 1) / (of - 1) : 1;
  const height = Math.round(30 + (OPEN - 3) * share * 10) / 10;
  const lines = Math.round(1 + share * 4);
  const lids = Array.from({ length: lines }, (_, index) => eye(HALF, (height * (index + 1)) / (lines + 1)));
  const rings = Array.from({ length: lines }, (_, index) => Math.round((height * 9 * (index + 1)) / lines) / 10);
  const isShut = step === 1;
  return (
    <svg className={`draw ${className ?? ''}`} viewBox="-140 -56 280 112" aria-hidden="true">
      <path className="l" d={isShut ? eye(HALF, 1.4) : lids.join('')} />
      <path className="r" d={eye(HALF, height)} />
      {isShut ? (
        <g className="unread">
          <circle className="glow" cx={-HALF} r={14} />
          <circle className="dot" cx={-HALF} r={4} />
        </g>
      ) : (
        <>
          {rings.map((r, index) => (
            <circle key={r} className={index === rings.length - 1 ? 'r' : 'l'} r={Math.min(r, lidY(HALF, height, 0))} />
          ))}
          <circle className="glow" r={height * 0.5} />
          <circle className="dot" r={4 + share * 3} />
        </>
      )}
    </svg>
  );
}
