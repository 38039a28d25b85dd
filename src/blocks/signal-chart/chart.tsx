import type { SignalChart } from '@payload-types';
import type { CSSProperties } from 'react';
import { Measure } from '@/components/figures/measure';
import { cx } from '@/lib/cx';
import type { Words } from '@/lib/words';
import { moment, placeNames, span } from './time';

const at = (positions: Record<`--${string}`, string>) => positions as CSSProperties;
const percent = (value: number) => `${value}%`;

/** Readings by desk on one time axis; the perception gap is from `seen` to `limit`. Screen readers get it as text. */
export function Chart({ chart, words }: { chart: SignalChart; words: Words['drawings'] }) {
  const { caption, rows, seenLabel, limitLabel } = chart;
  const ticks = (chart.ticks ?? []).map(({ label }) => label);
  const seen = Math.min(chart.seenAt, chart.limitAt);
  const limit = Math.max(chart.seenAt, chart.limitAt);
  const when = (position: number) => moment(ticks, position, words);
  const { isSeenBefore, isLimitBefore, isStacked } = placeNames(seen, limit);
  return (
    <figure
      className="signal-chart"
      data-evidence=""
      style={at({ '--seen': percent(seen), '--limit': percent(limit), '--ticks': String(Math.max(ticks.length, 1)) })}
    >
      <div className="signal-axis note">
        <p>{caption}</p>
        <ol aria-hidden="true">
          {chart.ticks?.map(({ id, label }, index) => (
            <li key={id ?? index}>{label}</li>
          ))}
        </ol>
      </div>
      <dl className="signal-rows">
        <div className="signal-marks" aria-hidden="true" />
        {rows.map(({ id, who, reading, from, to }, index) => (
          <div
            key={id ?? index}
            className="signal-row"
            style={at({ '--from': percent(Math.min(from, to)), '--to': percent(Math.max(from, to)) })}
          >
            <dt>{who}</dt>
            <dd>
              <span className="signal-reading note">{reading}</span>
              <span className="sr-only">, {span(ticks, from, to, words)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="signal-names note">
        <span className="sr-only">{words.gapSentence(`${seenLabel}${when(seen)}`, `${limitLabel}${when(limit)}`)}</span>
        <span className="signal-illustrative">{words.illustrative}</span>
        <span className="signal-scale" aria-hidden="true">
          <span className="signal-gap">
            <Measure name={words.gap} />
          </span>
          <span className={cx('signal-seen', isSeenBefore ? 'is-before' : 'is-after')}>{seenLabel}</span>
          <span className={cx('signal-limit', isLimitBefore ? 'is-before' : 'is-after', isStacked && 'is-stacked')}>
            {limitLabel}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
