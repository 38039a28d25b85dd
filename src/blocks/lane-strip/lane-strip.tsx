import { Illustrative, NotRead } from '@/components/figures/drawing-notes';
import { Measure } from '@/components/figures/measure';
import { at, share, spot } from '@/components/figures/places';
import { Stretched } from '@/components/figures/stretched';
import { Section, SectionHead } from '@/components/ui/section';
import { unreadIndex } from '@/fields/unread';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { drawLeg, HEIGHT, leaders, middle, NOW, PLAN, placeLegs, slip, WIDTH } from './lane';

const canvas = [WIDTH, HEIGHT] as const;

export function LaneStrip({ block, site }: BlockProps<'lane-strip'>) {
  const { legs, origin } = block;
  const words = site.words.drawings;
  const places = placeLegs(legs);
  const { planned, now, plannedDays, days, late } = places;
  const unread = unreadIndex(legs);
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <figure className="lane" data-evidence="" style={at({ '--legs': legs.length })}>
        <div className="chart-canvas lane-strip" aria-hidden="true">
          <Stretched width={WIDTH} height={HEIGHT}>
            <path className="l" d={slip(legs, places)} />
            <path className="lane-plan" d={`M0 ${PLAN}H${planned.at(-1)}`} />
            {legs.map(({ id, mode }, index) => (
              <path key={id ?? index} className="r" d={drawLeg(mode, now[index] ?? 0, now[index + 1] ?? 0)} />
            ))}
            <path className="lane-leaders" d={leaders(now)} />
          </Stretched>
          {planned.map((x) => (
            <i key={x} className="chart-node lane-stop is-planned" style={spot(x, PLAN, canvas)} />
          ))}
          {now.map((x) => (
            <i key={x} className="chart-node lane-stop" style={spot(x, NOW, canvas)} />
          ))}
          {unread < 0 ? null : (
            <i className="chart-node lane-stop is-unread" style={spot(...middle(now, unread), canvas)} />
          )}
          {late > 0 ? (
            <p className="lane-late" style={at({ '--x': share(planned.at(-1) ?? 0, WIDTH) })}>
              <Measure name={`${late} ${block.measure}`} />
            </p>
          ) : null}
        </div>
        <ol className="lane-legs">
          {legs.map(({ id, mode, to, reading, ...leg }, index) => (
            <li key={id ?? index} className={cx('lane-leg', index === unread && 'is-unread')}>
              <p className="note lane-days">
                {words.modes[mode]}
                <span aria-hidden="true">
                  {leg.planned === leg.now
                    ? ` ${leg.now} ${words.shortDays}`
                    : ` ${leg.planned} → ${leg.now} ${words.shortDays}`}
                </span>
                <span className="sr-only">{words.legDays(leg.now, leg.planned)}</span>
              </p>
              <p className="chart-name lane-name">{words.leg(legs[index - 1]?.to ?? origin, to)}</p>
              <p className="note text-ink-2">{reading}</p>
              {index === unread ? (
                <p className="note">
                  <NotRead site={site} hasKey />
                </p>
              ) : null}
            </li>
          ))}
        </ol>
        <div className="drawing-notes">
          <Illustrative site={site} />
          <p className="note">
            <span className="drawing-key lane-key-plan">{words.planned(plannedDays)}</span>
            <span className="drawing-key">{words.present(days)}</span>
            {late > 0 ? <span className="sr-only">{`: ${late} ${block.measure}`}</span> : null}
          </p>
        </div>
      </figure>
    </Section>
  );
}
