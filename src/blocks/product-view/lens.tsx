import type { ProductViewBlock } from '@payload-types';
import { NotRead } from '@/components/figures/drawing-notes';
import { Measure } from '@/components/figures/measure';
import { at, share, spot } from '@/components/figures/places';
import { Stretched } from '@/components/figures/stretched';
import { unreadIndex } from '@/fields/unread';
import { cx } from '@/lib/cx';
import { numbers } from '@/lib/date';
import { plain } from '@/lib/mark';
import type { Site } from '@/lib/site';
import { unbroken } from '@/lib/unbroken';
import { drawHorizon, duration, HEIGHT, moments, WIDTH } from './horizon';

type View = ProductViewBlock['views'][number];
type Props = { block: ProductViewBlock; site: Site; view: View; hasOptions: boolean };

const canvas = [WIDTH, HEIGHT] as const;

export function LensView({ block, site, view, hasOptions }: Props) {
  const words = site.words.product;
  const number = numbers(site.language);
  const { event, unit, measure, log } = block;
  const picked = log?.choice ? view.options?.find(({ name }) => plain(name) === plain(log.choice ?? '')) : undefined;
  const next = picked?.limit ?? undefined;
  const drawing = drawHorizon(block.values, { ...view, next });
  const readings = view.readings.toSorted((a, b) => a.day - b.day);
  const unread = unreadIndex(readings);
  const { across, crossing } = drawing;
  const leftUntil = (day: number | undefined) => (day === undefined ? undefined : `${duration(day, words)} ${measure}`);
  const left = leftUntil(crossing);
  const read = (name: string, limit: number, until: string | undefined) =>
    `${name}: ${number.format(limit)} ${unit}${until ? words.reached(until) : words.notReached}`;
  const since = [log?.time, picked?.name].filter(Boolean).join(', ');
  const decided = [log?.time, next === undefined ? '' : `${number.format(next)} ${unit}`].filter(Boolean).join(', ');
  const named = moments(view, words.moment);
  return (
    <div className="lens-view">
      <p className="lens-for lens-strong">
        {view.role}, {view.horizon}
      </p>
      <div className="lens-chart">
        <p className="sr-only">
          {words.now(event, `${number.format(drawing.now)} ${unit}`) +
            read(view.limitName, view.limit, left) +
            (next === undefined ? '' : ` ${read(since, next, leftUntil(drawing.next.crossing))}`)}
        </p>
        <div className="lens-drawing" aria-hidden="true">
          <Stretched width={WIDTH} height={HEIGHT}>
            <path className="l" d={drawing.contours} />
            <path className="lens-limit" d={`M0 ${drawing.limit}H${WIDTH}`} />
            <path className="r lens-forecast" d={drawing.forecast} />
            <path className="r" d={drawing.past} />
            <path className="lens-now" d={`M${across(0)} 0V${HEIGHT}`} />
            {crossing === undefined ? null : (
              <path className="lens-limit" d={`M${across(crossing)} ${drawing.limit}V${HEIGHT}`} />
            )}
          </Stretched>
          <p className="note lens-value" style={spot(across(0), drawing.at(0), canvas)}>
            {number.format(drawing.now)} {unit}
          </p>
          <p className="note lens-limit-name" style={spot(WIDTH, drawing.limit, canvas)}>
            {view.limitName}, {number.format(view.limit)} {unit}
          </p>
          {next === undefined ? null : (
            <p
              className="note text-accent lens-next"
              style={at({
                '--y': share(drawing.next.limit, HEIGHT),
                '--from': share(drawing.limit, HEIGHT),
                '--side': drawing.next.limit < drawing.limit ? '-100%' : 0,
              })}
            >
              <span>{decided}</span>
            </p>
          )}
          {readings.map(({ id, day }, index) => (
            <i
              key={id ?? index}
              className={cx('lens-dot', index === unread && 'is-unread')}
              style={spot(across(day), drawing.at(day), canvas)}
            />
          ))}
          {crossing === undefined ? null : (
            <p
              className="lens-left"
              style={at({ '--x': share(across(0), WIDTH), '--to': share(across(crossing), WIDTH) })}
            >
              <Measure name={unbroken(left ?? '')} />
            </p>
          )}
        </div>
        <ol className="lens-moments note" aria-hidden="true">
          {named.map(({ day, name }) => (
            <li
              key={name}
              className={day === 0 ? 'is-now' : undefined}
              style={at({ '--x': share(across(day), WIDTH) })}
            >
              {name}
            </li>
          ))}
        </ol>
      </div>
      <div className="lens-decision">
        <h3 className="text-header">{view.question}</h3>
        {hasOptions && view.options?.length ? (
          <ul className="lens-options">
            {view.options.map((option) => (
              <li key={option.id ?? option.name}>
                <p className="lens-strong">
                  {option.name}
                  {decided && option === picked ? <span className="note text-accent">, {decided}</span> : null}
                </p>
                <p className="text-small text-ink-2">{unbroken(option.effect)}</p>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <ul className="lens-readings">
        {readings.map(({ id, source, reading }, index) => (
          <li key={id ?? index} className={index === unread ? 'is-unread' : undefined}>
            <p className="lens-strong">
              <i className={cx('key', index === unread && 'key-unread')} />
              {unbroken(source)}
            </p>
            <p className="note text-ink-2">
              {unbroken(reading)}
              {index === unread ? (
                <>
                  , <NotRead site={site} />
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
