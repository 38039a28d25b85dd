import { Illustrative, NotRead } from '@/components/figures/drawing-notes';
import { at } from '@/components/figures/places';
import { Stretched } from '@/components/figures/stretched';
import { Section, SectionHead } from '@/components/ui/section';
import { unreadIndex } from '@/fields/unread';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { dateOf, dayOfYear, monthStarts, placeRenewal, yearMarks } from './year';

/** In percent: from here on, text may not fit to the right of a date. */
const LATE = 72;
const EARLY = 30;

/** Renewals hang from a ruler of the year, the first one deepest, so that no name is on the line of another. */
export function RenewalCalendar({ block, site }: BlockProps<'renewal-calendar'>) {
  const words = site.words.drawings;
  const renewals = block.renewals.toSorted((a, b) => dayOfYear(a) - dayOfYear(b));
  const unread = unreadIndex(renewals);
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <figure className="renewals" data-evidence="">
        <div className="renewals-year" aria-hidden="true">
          <ol className="note">
            {words.months.map((name, index) => (
              <li key={name} style={at({ '--at': monthStarts[index] ?? 0 })}>
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
            const since = `${renewal.weeks} ${isUnread ? block.measure : words.weeksBefore}`;
            const { month, day: date } = dateOf(renewal);
            const isBesideSpan = day >= EARLY && day <= LATE;
            const measure = <p className="note renewal-measure">{since}</p>;
            return (
              <li
                key={renewal.id ?? index}
                className={cx('renewal', isUnread && 'is-unread', day > LATE && 'is-late')}
                style={at({ '--at': day, '--from': from })}
              >
                <div className="renewal-words">
                  <p className="chart-name renewal-name">
                    <span className="note">{words.date(date, words.months[month - 1] ?? '')}</span> {renewal.name}
                  </p>
                  <p className="note renewal-reading">
                    {renewal.reading}
                    {isUnread ? (
                      <>
                        , <NotRead site={site} />
                      </>
                    ) : (
                      <span className="sr-only">, {since}</span>
                    )}
                  </p>
                  {isUnread && !isBesideSpan ? measure : null}
                </div>
                <div className="renewal-span">
                  <i className={cx('key', isUnread && 'key-unread')} />
                  {isUnread && isBesideSpan ? measure : null}
                </div>
              </li>
            );
          })}
        </ol>
        <Illustrative site={site} />
      </figure>
    </Section>
  );
}
