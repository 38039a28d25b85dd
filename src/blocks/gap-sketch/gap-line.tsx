import { gapWeeks } from '@shared/gap';
import type { CSSProperties } from 'react';
import { type DrawnGap, gapLine } from '@/lib/gap-sketch';

const MOST = gapWeeks.known.max + gapWeeks.late.max;

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
      <i className="gap-known" />
      <i className="gap-used" />
      <span className="gap-reached">{gap.texts.reachedLabel}</span>
    </div>
  </>
);
