import { Illustrative, NotRead } from '@/components/figures/drawing-notes';
import { Measure } from '@/components/figures/measure';
import { at, share, spot } from '@/components/figures/places';
import { Stretched } from '@/components/figures/stretched';
import { Section, SectionHead } from '@/components/ui/section';
import { unreadIndex } from '@/fields/unread';
import { cx } from '@/lib/cx';
import { numbers } from '@/lib/date';
import type { BlockProps } from '../types';
import { across, drawDay, HEIGHT, hourMarks, WIDTH } from './curve';

const NAMED_HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const clock = (hour: number) => `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`;

const rounded = (part: number) => Math.round(part * 1000) / 1000;

/** One day of load over the usual one. Screen readers get the values as a table. */
export function LoadCurve({ block, site }: BlockProps<'load-curve'>) {
  const { unit, valueName, usualName, limitHour, limitName } = block;
  const day = drawDay(block.hours);
  const readings = (block.readings ?? []).toSorted((a, b) => a.hour - b.hour);
  const unread = unreadIndex(readings);
  const since = readings[unread]?.hour;
  const peak = day.hours.reduce((high, one) => (one.value > high.value ? one : high), { hour: 0, value: 0 });
  const place = (hour: number) => spot(across(hour), day.at(hour), [WIDTH, HEIGHT]);
  const [from, to] = [Math.min(since ?? limitHour, limitHour), Math.max(since ?? limitHour, limitHour)];
  // Shares of the chart beside the gap.
  const before = rounded(across(from) / WIDTH);
  const after = rounded(1 - across(to) / WIDTH);
  const left = `${to - from} ${block.measure}`;
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <figure className="load" data-evidence="">
        <div className="chart-canvas load-day" aria-hidden="true">
          <Stretched width={WIDTH} height={HEIGHT}>
            <path className="l" d={day.contours} />
            <path className="load-hatch" d={day.hatch} />
            <path className="load-usual" d={day.usual} />
            <path className="r" d={day.value} />
            <path className="load-limit" d={`M${across(limitHour)} 0V${HEIGHT}`} />
            {since === undefined ? null : (
              <path className="load-since" d={`M${across(since)} ${day.at(since)}V${HEIGHT}`} />
            )}
          </Stretched>
          {readings.map(({ id, hour }, index) => (
            <i
              key={id ?? index}
              className={cx('chart-node load-dot', index === unread && 'is-unread')}
              style={place(hour)}
            />
          ))}
          <p className="note load-peak" style={place(peak.hour)}>
            {numbers(site.language).format(peak.value)} {unit}
          </p>
          {since === undefined ? null : (
            <p
              className={cx('load-gap', before < after && 'is-early')}
              style={at({
                '--x': share(across(from), WIDTH),
                '--to': share(across(to), WIDTH),
                '--room': Math.max(before, after),
              })}
            >
              <Measure name={left} />
            </p>
          )}
        </div>
        <div className="load-hours" aria-hidden="true">
          <Stretched width={WIDTH} height={14}>
            <path className="dial" d={hourMarks} />
          </Stretched>
          <ol className="note">
            {NAMED_HOURS.map((hour) => (
              <li key={hour} style={at({ '--x': share(across(hour), WIDTH) })}>
                {hour}
              </li>
            ))}
          </ol>
        </div>
        <ol className="load-readings">
          {readings.map(({ id, hour, name, reading }, index) => (
            <li key={id ?? index} className={cx(index === unread && 'is-unread')}>
              <p className="note text-accent">
                <i className={cx('key', index === unread && 'key-unread')} />
                {clock(hour)}
              </p>
              <p className="load-name">{name}</p>
              <p className="note text-ink-2">
                {reading}
                {index === unread ? (
                  <>
                    , <NotRead site={site} />
                    <span className="load-left">{left}</span>
                  </>
                ) : null}
              </p>
            </li>
          ))}
          <li>
            <p className="note load-limit-hour">
              <i className="key key-ember" />
              {clock(limitHour)}
            </p>
            <p className="load-name">{limitName}</p>
          </li>
        </ol>
        <div className="drawing-notes">
          <Illustrative site={site} />
          <p className="note" aria-hidden="true">
            <span className="drawing-key">{valueName}</span>
            <span className="drawing-key load-key-usual">{usualName}</span>
          </p>
        </div>
        <div className="sr-only">
          <table>
            <caption>{site.words.drawings.loadIn(unit)}</caption>
            <thead>
              <tr>
                <th scope="col">{site.words.drawings.hour}</th>
                <th scope="col">{valueName}</th>
                <th scope="col">{usualName}</th>
              </tr>
            </thead>
            <tbody>
              {day.hours.map(({ hour, value, usual }) => (
                <tr key={hour}>
                  <th scope="row">{clock(hour)}</th>
                  <td>{value}</td>
                  <td>{usual}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </figure>
    </Section>
  );
}
