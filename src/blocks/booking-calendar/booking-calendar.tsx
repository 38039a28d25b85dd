import { languageOf } from '@shared/language';
import { scriptAddress } from '@/browser/script-file';
import { CmsLink } from '@/components/ui/cms-link';
import { SectionHead, sectionProps } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { outsideServices, serviceOfFrame } from '@/lib/outside-services';
import type { BlockProps } from '../types';
import { calendarSource } from './calendar-source';

const weeks = ['a', 'b', 'c', 'd'];
/** Shows the card until consent is given. */
const WAITING = '.booking-frame[data-needs]{display:none}.booking-card:has(~.booking-frame[data-needs]){display:grid}';

const days = ['a', 'b', 'c', 'd', 'e'];

/** The calendar (flows document, "Booking"): an iframe from 768 px (src/browser/booking-frame.js), otherwise a card. */
export function BookingCalendar({ block, site }: BlockProps<'booking-calendar'>) {
  const { className, ...attributes } = sectionProps(block.section);
  const source = calendarSource(site.calendarAddress, languageOf(site));
  const service = serviceOfFrame(outsideServices(site.outsideServices), source.allow);
  return (
    <section {...attributes} className={cx('booking', className)} data-allow-frame={source.allow}>
      <script async type="module" src={scriptAddress('booking-frame')} />
      {service ? <style>{WAITING}</style> : null}
      <div className="wrap">
        <SectionHead heading={block.heading} intro={block.intro} />
        <div className="booking-card">
          <p>{block.cardText}</p>
          <a className="button button-solid" href={source.page} target="_blank" rel="noopener">
            {block.openLabel}
            <span className="sr-only">{` ${site.words.frame.newWindow}`}</span>
          </a>
        </div>
        <div className="booking-frame" data-booking-frame="" data-needs={service?.key} suppressHydrationWarning>
          <div className="booking-skeleton">
            <p role="status" className="note">
              {site.words.sections.loadingCalendar}
            </p>
            <div className="booking-outline" aria-hidden="true">
              {weeks.map((week) => (
                <div key={week}>
                  {days.map((day) => (
                    <i key={day} />
                  ))}
                </div>
              ))}
            </div>
          </div>
          <iframe
            title={site.words.sections.calendar}
            data-src={source.frame}
            aria-busy="true"
            suppressHydrationWarning
          />
        </div>
        <p className="booking-trouble">
          {block.troubleText} <CmsLink link={block.troubleLink} site={site} className="inline-link" />
        </p>
      </div>
    </section>
  );
}
