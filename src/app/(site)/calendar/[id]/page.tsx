import { languageSchema } from '@shared/sent-language';
import { calendar } from '@shared/slots';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Mark } from '@/components/layout/logo';
import { type Booking, findBooking } from '@/services/supabase/bookings';
import { placesIn } from '@/visitors/accounts/places';
import { SessionTime } from '@/visitors/forms/booking/session-time';
import { findCompany, titleOf } from '../company';
import { NoCalendar } from '../no-calendar';
import { CalendarShell } from '../shell';
import { type CalendarTexts, calendarTextsIn } from '../texts/calendar-texts';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/calendar/[id]'>;

/** The language of the calendar that led here, otherwise that of the booking. */
const languageAt = async ({ searchParams }: Props, booking?: Booking | null) =>
  languageSchema.parse((await searchParams).lang ?? booking?.language);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { booked } = calendarTextsIn(await languageAt(props));
  return {
    title: titleOf(booked.title, await findCompany()),
    robots: { index: false, follow: false },
    // The URL is the only credential for this page.
    referrer: 'no-referrer',
  };
}

function Confirmation({
  booking,
  texts,
  account,
}: {
  booking: Booking;
  texts: CalendarTexts['booked'];
  account: string;
}) {
  return (
    <div className="confirmation">
      <div className="confirmation-words">
        <Mark />
        <h1 className="text-header">{texts.heading}</h1>
        <SessionTime startsAt={booking.startsAt} endsAt={booking.endsAt} />
        <p>
          <a className="button button-solid" href={`/calendar/${booking.id}/session.ics`} download>
            {texts.add}
          </a>
        </p>
      </div>
      <dl className="confirmation-facts">
        <div>
          <dt className="note">{texts.length}</dt>
          <dd>{texts.minutes(calendar.minutes)}</dd>
        </div>
        <div>
          <dt className="note">{texts.place}</dt>
          <dd>{texts.placeText}</dd>
        </div>
        <div>
          <dt className="note">{texts.bring}</dt>
          <dd>{texts.bringText}</dd>
        </div>
        {booking.note ? (
          <div>
            <dt className="note">{texts.note}</dt>
            <dd className="confirmation-note" dir="auto">
              {booking.note}
            </dd>
          </div>
        ) : null}
        <div>
          <dt className="note">{texts.changes}</dt>
          <dd>
            <a href="/contact" target="_top">
              {texts.tell}
            </a>
            {texts.afterTell}
          </dd>
        </div>
        <div>
          <dt className="note">{texts.account}</dt>
          <dd>
            <a href={`${account}#booking=${booking.id}`} target="_top">
              {texts.addToAccount}
            </a>
            {texts.afterAdd}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The URL is known only to the visitor who booked; the page shows no names or addresses. */
export default async function ConfirmationPage(props: Props) {
  const { id } = await props.params;
  const isFramed = (await props.searchParams).frame === '1';
  const [company, booking] = await Promise.all([findCompany(), findBooking(id).catch(() => null)]);
  if (booking === undefined) notFound();
  const language = await languageAt(props, booking);
  const texts = calendarTextsIn(language);
  return (
    <CalendarShell company={company} isFramed={isFramed} language={language}>
      {booking && !booking.isCancelled ? (
        <Confirmation booking={booking} texts={texts.booked} account={placesIn(language).account} />
      ) : booking ? (
        <NoCalendar company={company} texts={texts} heading={texts.canceled.heading}>
          {texts.canceled.text}
        </NoCalendar>
      ) : (
        <NoCalendar company={company} texts={texts} heading={texts.hidden.heading}>
          {texts.hidden.text}
        </NoCalendar>
      )}
    </CalendarShell>
  );
}
