import { gapWeeks } from '@shared/gap';
import type { CSSProperties } from 'react';
import { type DrawnGap, gapLine } from '@/lib/gap-sketch';

const MOST = gapWeeks.known.max + gapWeeks.late.max;

/** Lines of the field, the nearest first: how far above the dimension line, and how much the gap bends them, of 100. */
const FIELD = [
  [6, 62],
  [20, 55],
  [34, 47],
  [48, 38],
  [62, 28],
  [76, 18],
  [90, 9],
];

/** Half of each line, from the end of the gap to where the decision arrived. Outside the gap it is straight. */
const halves = FIELD.map(([above = 0, bent = 0]) => {
  const [rest, top] = [100 - above, 100 - above - bent * (1 - above / 100)];
  return `M-12000 ${rest}H0C45 ${rest} 62 ${top} 100 ${top}`;
}).join('');

/** The field over the gap: each half is as wide as its weeks (gap-sketch.css). */
const Field = () => (
  <svg className="gap-field" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path d={halves} />
    <path d={halves} />
  </svg>
);

/** For `--known` and `--late` of a gap: where and how long its parts are. Also in src/browser/gap.js. */
export const gapStyle = ({ known, late }: Pick<DrawnGap, 'known' | 'late'>) =>
  ({ '--known': known, '--late': late }) as CSSProperties;

/** A gap on its dimension line: unread until it reached those who decide, then what was left of it. */
export const GapLine = ({ gap, isLive }: { gap: DrawnGap; isLive?: boolean }) => (
  <>
    <p
      className="gap-says"
      data-gap-says={isLive ? gap.texts.line : undefined}
      aria-live={isLive ? 'polite' : undefined}
    >
      {gapLine(gap)}
    </p>
    <div
      className="gap-line note"
      style={{ '--before': gapWeeks.known.max, '--most': MOST } as CSSProperties}
      aria-hidden="true"
    >
      <Field />
      <i className="gap-known" />
      <i className="gap-used" />
      <span className="gap-reached">{gap.texts.reachedLabel}</span>
    </div>
  </>
);
