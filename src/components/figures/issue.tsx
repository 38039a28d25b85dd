import { type Point, round } from './geometry';
import { Canvas, type DrawingProps, Node } from './parts';
import { smooth } from './smooth-line';
import { bump } from './waves';

/** The newsletter as a sheet: twelve months with one beat each, of which the latest is unread; below, its three parts. */
const WIDTH = 440;
const BASE = 66;
const MONTHS = 12;
const LATEST = 9;
const STEP = WIDTH / MONTHS;
const month = (index: number) => round(STEP * (index + 0.5));

/** One beat a month, up to the latest; `share` of its height. */
const beats = (share: number) => {
  const points: Point[] = [];
  for (let index = 0; index <= LATEST; index += 1) {
    for (const turn of [-14, -8, -4, 0, 4, 8]) {
      const height = (index === LATEST ? 52 : 26) * share;
      points.push([round(month(index) + turn), round(BASE - height * bump(turn, 0, 5))]);
    }
  }
  return smooth([...points, [round(month(LATEST) + 14), BASE]]);
};

/** Lengths of lines of type, in percent of the column. */
const texts = [
  [100, 94, 62],
  [97, 100, 40],
  [100, 71],
];

export function Issue({ size, words }: DrawingProps) {
  const isSmall = size === 'small';
  const year = (
    <Canvas box={[0, 0, WIDTH, 86]} className="sheet-year">
      <path className="l" d={(isSmall ? [0.5] : [0.25, 0.5, 0.75]).map(beats).join('')} />
      <path className="r" d={beats(1)} />
      <path className="dash" d={`M${round(month(LATEST) + 14)} ${BASE}H${WIDTH}`} />
      <path
        className="stem"
        d={Array.from({ length: MONTHS }, (_, index) => `M${month(index)} ${BASE + 8}v8`).join('')}
      />
      <Node at={[month(LATEST), BASE - 52]} isUnread size={5} glow={16} />
    </Canvas>
  );
  if (isSmall) return year;
  return (
    <div className="issue-stack">
      <div className="sheet ground-white">
        <p className="sheet-head">
          <b>The Signal</b>
          <span className="note">{words.issueRhythm}</span>
        </p>
        {year}
        <ol>
          {words.issueParts.map((name, part) => (
            <li key={name}>
              <b>{name}</b>
              <svg className="sheet-text" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                <path d={texts[part]?.map((length, line) => `M0 ${2 + 4 * line}H${length}`).join('')} />
              </svg>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
