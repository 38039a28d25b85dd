import { languageOf } from '@shared/language';
import { scriptAddress } from '@/browser/script-file';
import { DrawnPortrait } from '@/components/figures/portrait';
import { Badges } from '@/components/ui/badges';
import { CmsLink } from '@/components/ui/cms-link';
import { Picture, pictureIn } from '@/components/ui/picture';
import { SectionHead, sectionProps } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { outsideServices, serviceOfFrame } from '@/lib/outside-services';
import { unbroken } from '@/lib/unbroken';
import { GapLine, gapStyle } from '../gap-sketch/gap-line';
import type { BlockProps } from '../types';
import { calendarSource } from './calendar-source';

const weeks = ['a', 'b', 'c', 'd'];
/** Shows the card until consent is given. */
const WAITING = '.booking-frame[data-needs]{display:none}.booking-card:has(~.booking-frame[data-needs]){display:grid}';

const days = ['a', 'b', 'c', 'd', 'e'];

type Props = BlockProps<'booking-calendar'>;

function Calendar({ block, site }: Pick<Props, 'block' | 'site'>) {
  const source = calendarSource(site.calendarAddress, languageOf(site), site.gap);
  const service = serviceOfFrame(outsideServices(site.outsideServices), source.allow);
  return (
    <div className="booking-place">
      <script async type="module" src={scriptAddress('booking-frame')} />
      {service ? <style>{WAITING}</style> : null}
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
  );
}

/** With a headline the calendar opens the page, beside its words, so that it is in the first view. */
function Words({ block, site: { gap } }: Pick<Props, 'block' | 'site'>) {
  const drawn = gap ? (
    <div className="gap-drawn" style={gapStyle(gap)}>
      <p className="note text-ink-2">{gap.decision ?? gap.texts.question}</p>
      <GapLine gap={gap} />
    </div>
  ) : null;
  if (!block.headline) {
    return (
      <>
        <SectionHead heading={block.heading} intro={block.intro} />
        {drawn}
      </>
    );
  }
  return (
    <div className="booking-words">
      <h1 className="text-page">{unbroken(block.headline)}</h1>
      <Badges badges={block.badges} />
      <h2 className="text-header">{unbroken(block.heading)}</h2>
      {block.intro ? <p className="text-small text-ink-2">{block.intro}</p> : null}
      {drawn}
    </div>
  );
}

/** Whom visitors talk to, and what the company commits to. */
function Promises({ block, host }: Pick<Props, 'block'> & { host: Props['data'] }) {
  const picture = pictureIn(host?.portrait);
  if (!host && !block.facts?.length) return null;
  return (
    <div className="booking-promises">
      {host ? (
        <div className="booking-host">
          {picture ? (
            <Picture picture={picture} sizes="72px" className="booking-portrait" isCut />
          ) : (
            <DrawnPortrait name={host.name} drawing={host.drawing} className="booking-portrait" />
          )}
          <p className="text-small">
            {block.hostText ? <span className="note text-ink-2">{block.hostText}</span> : null}
            <b>{host.name}</b>
            <span className="text-ink-2">{host.title}</span>
          </p>
        </div>
      ) : null}
      {block.facts?.length ? (
        <dl className="booking-facts">
          {block.facts.map(({ id, label, value }) => (
            <div key={id ?? label}>
              <dt className="note text-ink-2">{label}</dt>
              <dd className="text-small">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

/** The calendar (flows document, "Booking"): an iframe from 768 px (src/browser/booking-frame.js), otherwise a card. */
export function BookingCalendar({ block, site, data }: Props) {
  const { className, ...attributes } = sectionProps(block.section);
  const { allow } = calendarSource(site.calendarAddress, languageOf(site));
  return (
    <section
      {...attributes}
      className={cx('booking', block.headline && 'booking-opening hero mesh min-h-[90svh]', className)}
      data-allow-frame={allow}
    >
      <div className="wrap">
        <Words block={block} site={site} />
        <Calendar block={block} site={site} />
        <Promises block={block} host={data} />
      </div>
    </section>
  );
}
