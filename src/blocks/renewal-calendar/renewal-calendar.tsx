import { Illustrative, NotRead } from '@/components/figures/drawing-notes';
import { at } from '@/components/figures/places';
import { Stretched } from '@/components/figures/stretched';
import { Section, SectionHead } from '@/components/ui/section';
import { unreadIndex } from '@/fields/unread';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { dateName, dayOfYear, months, placeRenewal, yearMarks } from './year';

/** From here on there is no room for words to the right of a date. */
const LATE = 72;

/** Renewals hang from a ruler of the year, the first one deepest, so that no name stands on the line of another. */
export function RenewalCalendar({ block }: BlockProps<'renewal-calendar'>) {
  const renewals = block.renewals.toSorted((a, b) => dayOfYear(a) - dayOfYear(b));
  const unread = unreadIndex(renewals);
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <figure className="renewals" data-evidence="">
        <div className="renewals-year" aria-hidden="true">
          <ol className="note">
            {months.map(({ name, at: day }) => (
              <li key={name} style={at({ '--at': day })}>
                {name.slice(0, 1)}
                <span>{name.slice(1)}</span>
              </li>
            ))}
          </ol>
          <Stretched width={365} height={16}>
            <path className="r" d={yearMarks} />
          </Stretched>
        </div>
        <ol className="renewals-dates">
          {renewals.map((renewal, index) => {
            const { at: day, from } = placeRenewal(renewal);
            const isUnread = index === unread;
            const words = `${renewal.weeks} ${isUnread ? block.measure : 'weeks before'}`;
            return (
              <li
                key={renewal.id ?? index}
                className={cx('renewal', isUnread && 'is-unread', day > LATE && 'is-late')}
                style={at({ '--at': day, '--from': from })}
              >
                <div className="renewal-words">
                  <p className="renewal-name">
                    <span className="note">{dateName(renewal)}</span> {renewal.name}
                  </p>
                  <p className="note renewal-reading">
                    {renewal.reading}
                    {isUnread ? (
                      <>
                        , <NotRead />
                      </>
                    ) : (
                      <span className="sr-only">, {words}</span>
                    )}
                  </p>
                </div>
                <div className="renewal-span">
                  <i className={cx('key', isUnread && 'key-unread')} />
                  {isUnread ? <p className="note renewal-measure">{words}</p> : null}
                </div>
              </li>
            );
          })}
        </ol>
        <Illustrative />
      </figure>
    </Section>
  );
}
