import { Illustrative, NotRead } from '@/components/figures/drawing-notes';
import { round } from '@/components/figures/geometry';
import { at, share, spot } from '@/components/figures/places';
import { Stretched } from '@/components/figures/stretched';
import { Section, SectionHead } from '@/components/ui/section';
import { unreadIndex } from '@/fields/unread';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { BELT, drawMarks, drawStations, HEIGHT, newest, STATION, TAKT } from './takt';

export function TaktLine({ block, site }: BlockProps<'takt-line'>) {
  const { stations, takt, unit } = block;
  const width = stations.length * STATION;
  const { strokes, tops } = drawStations(stations, takt);
  const marks = drawMarks(stations.length);
  const unread = unreadIndex(stations);
  const end = newest(stations, unread, takt);
  const left = round(takt - (stations[unread]?.to ?? 0));
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <figure className="takt" data-evidence="" style={at({ '--stations': stations.length })}>
        <div className="chart-canvas takt-line" aria-hidden="true">
          <Stretched width={width} height={HEIGHT}>
            {strokes.map((d, index) => (
              <g key={stations[index]?.id ?? index} className={cx(index === unread && 'is-unread')}>
                <path className="takt-strokes" d={d} />
                <path className="r" d={tops[index]} />
              </g>
            ))}
            <path className="takt-limit" d={`M0 ${TAKT}H${width}${marks.beat}`} />
            <path className="dial" d={`M0 ${BELT}H${width}${marks.belt}`} />
          </Stretched>
          <p className="note takt-name">{site.words.drawings.takt(takt, unit)}</p>
          {unread < 0 ? null : (
            <>
              <i className="chart-node takt-dot is-unread" style={spot(end.x, end.y, [width, HEIGHT])} />
              <p
                className="note chart-height takt-left"
                style={at({ '--x': share(end.x, width), '--top': share(TAKT, HEIGHT), '--y': share(end.y, HEIGHT) })}
              >
                {`${left} ${unit} ${block.measure}`}
              </p>
            </>
          )}
        </div>
        <ol className="takt-codes note" aria-hidden="true">
          {stations.map(({ id, code }, index) => (
            <li key={id ?? index}>
              <span>{code}</span>
            </li>
          ))}
        </ol>
        <ol className="takt-stations">
          {stations.map(({ id, code, name, from, to, reading }, index) => (
            <li key={id ?? index} className="takt-station">
              <p className="chart-name">
                <span className="takt-code note">{code}</span> {name}
              </p>
              <p className="note takt-cycle">
                <span aria-hidden="true">{from === to ? `${to} ${unit}` : `${from} → ${to} ${unit}`}</span>
                <span className="sr-only">
                  {site.words.drawings.cycle(to, unit, from)}
                  {index === unread ? `, ${left} ${unit} ${block.measure}` : ''}
                </span>
              </p>
              <p className="note text-ink-2">{reading}</p>
              {index === unread ? (
                <p className="note">
                  <NotRead site={site} hasKey />
                </p>
              ) : null}
            </li>
          ))}
        </ol>
        <Illustrative site={site} />
      </figure>
    </Section>
  );
}
