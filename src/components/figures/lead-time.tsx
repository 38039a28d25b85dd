import { lines, type Point, round, through } from './geometry';
import { Measure } from './measure';
import type { DrawingProps } from './parts';

/** Damage grows the longer a shift goes unseen; the line measures what earlier detection gains. */
const WIDTH = 680;
const BASE = 272;
const SEEN_EARLY = 0.16;
const SEEN_TODAY = 0.64;
const CASCADE = 0.84;
const GROWTH = 3.2;

const at = (share: number): Point => [
  round(WIDTH * share),
  round(BASE - (264 * (Math.exp(GROWTH * share) - 1)) / (Math.exp(GROWTH) - 1)),
];
const span = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, index) => at(from + ((to - from) * index) / steps));
const stem = (share: number, top: number) =>
  [
    [at(share)[0], BASE],
    [at(share)[0], top],
  ] as const satisfies [Point, Point];

const stops = ['key key-unread', 'key', 'key key-hollow', 'key key-ember'];

export function LeadTime({ size, words }: DrawingProps) {
  const won = span(SEEN_EARLY, SEEN_TODAY, 16);
  const hatch = span(SEEN_EARLY, SEEN_TODAY, 40).map(([x, y]) => `M${x} ${BASE}V${y}`);
  return (
    <div className="lead-time">
      <div className="lead-time-chart">
        <svg className="draw" viewBox={`0 0 ${WIDTH} 280`} preserveAspectRatio="none" aria-hidden="true">
          <path className="won" d={`${through([at(SEEN_EARLY)[0], BASE], ...won, [at(SEEN_TODAY)[0], BASE])}Z`} />
          <path className="l" d={hatch.join('')} />
          <path className="stem" d={lines(stem(SEEN_EARLY, 46), stem(SEEN_TODAY, 46), stem(CASCADE, at(CASCADE)[1]))} />
          <path className="impact" d={through(...span(0, 1, 36))} />
          <path className="impact" d={`M0 ${BASE}H${WIDTH}`} />
        </svg>
        {size === 'small' ? null : <Measure name={words.timeToChoose} className="lead-time-measure" />}
      </div>
      {size === 'small' ? null : (
        <ol className="lead-time-stops note">
          {stops.map((key, index) => (
            <li key={key}>
              <i className={key} />
              {words.leadTime[index]}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
