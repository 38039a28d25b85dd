import { Illustrative, NotRead } from '@/components/figures/drawing-notes';
import { at, share, spot } from '@/components/figures/places';
import { Stretched } from '@/components/figures/stretched';
import { Section } from '@/components/ui/section';
import { unreadIndex } from '@/fields/unread';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { drawStorey, gridLines, HEIGHT, signalAt, WIDTH } from './section-lines';

type State = 'planned' | 'formwork' | 'open' | 'covered';

function Storey({ state, above, isUnread }: { state: State; above?: State; isUnread: boolean }) {
  const drawing = drawStorey(state, above);
  return (
    <div className="floor-drawing" aria-hidden="true">
      <Stretched width={WIDTH} height={HEIGHT}>
        <path className="floor-cover" d={drawing.cover} />
        <path className="l" d={drawing.props} />
        <path className={cx('floor-columns', drawing.areColumnsDashed && 'dash')} d={drawing.columns} />
        <path className="l" d={drawing.slabHatch} />
        <path className={drawing.isDashed ? 'floor-dashed' : 'floor-slab'} d={drawing.slab} />
      </Stretched>
      {isUnread ? (
        <i className="chart-node floor-dot is-unread" style={spot(signalAt.x, signalAt.y, [WIDTH, HEIGHT])} />
      ) : null}
    </div>
  );
}

export function FloorSection({ block, site }: BlockProps<'floor-section'>) {
  const { levels, unit } = block;
  const unread = unreadIndex(levels);
  return (
    <Section settings={block.section}>
      <div className="floors-layout grid-12">
        <div className="floors-head">
          <h2 className="text-page">{block.heading}</h2>
          {block.intro ? <p className="text-small text-ink-2">{block.intro}</p> : null}
        </div>
        <figure className="floors" data-evidence="">
          <ol>
            {levels.map(({ id, name, elevation, state, reading }, index) => (
              <li key={id ?? index} className={cx('floor', `is-${state}`, index === unread && 'is-unread')}>
                <Storey state={state} above={levels[index - 1]?.state} isUnread={index === unread} />
                <div className="floor-words">
                  <p className="floor-name">
                    {name} <span className="note">{`${elevation > 0 ? '+' : ''}${elevation} ${unit}`}</span>
                  </p>
                  <p className="note floor-reading">
                    {reading}
                    {index === unread ? (
                      <>
                        , <NotRead site={site} />
                      </>
                    ) : null}
                    <span className="sr-only">{`, ${site.words.drawings.floors[state]}`}</span>
                  </p>
                  {index === unread ? <p className="note chart-height floor-measure">{block.measure}</p> : null}
                </div>
              </li>
            ))}
          </ol>
          <div className="floors-ground" aria-hidden="true">
            <div>
              {gridLines.map(({ name, x }) => (
                <span key={name} className="note" style={at({ '--x': share(x, WIDTH) })}>
                  {name}
                </span>
              ))}
            </div>
          </div>
          <Illustrative site={site} />
        </figure>
      </div>
    </Section>
  );
}
