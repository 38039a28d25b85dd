import { calendar } from '@shared/slots';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Mark } from '@/components/layout/logo';
import { type Booking, findBooking } from '@/services/supabase/bookings';
import { SessionTime } from '@/visitors/forms/booking/session-time';
import { findCompany, titleOf } from '../company';
import { NoCalendar } from '../no-calendar';
import { CalendarShell } from '../shell';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: titleOf('Your discovery session', await findCompany()),
    robots: { index: false, follow: false },
    // The URL is the only credential for this page.
    referrer: 'no-referrer',
  };
}

function Confirmation({ booking }: { booking: Booking }) {
  return (
    <div className="confirmation">
      <div className="confirmation-words">
        <Mark />
        <h1 className="text-header">Your session is booked</h1>
        <SessionTime startsAt={booking.startsAt} endsAt={booking.endsAt} />
        <p>
          <a className="button button-solid" href={`/calendar/${booking.id}/session.ics`} download>
            Add to your calendar
          </a>
        </p>
      </div>
      <dl className="confirmation-facts">
        <div>
          <dt className="note">length</dt>
          <dd>{calendar.minutes} minutes</dd>
        </div>
        <div>
          <dt className="note">place</dt>
          <dd>Virtual meeting. You get the link by email.</dd>
        </div>
        <div>
          <dt className="note">bring</dt>
          <dd>One decision that reaches you too late. You need no preparation.</dd>
        </div>
        <div>
          <dt className="note">changes</dt>
          <dd>
            <a href="/contact" target="_top">
              Tell us
            </a>
            , and we find another time.
          </dd>
        </div>
        <div>
          <dt className="note">account</dt>
          <dd>
            <a href={`/account#booking=${booking.id}`} target="_top">
              Add it to your account
            </a>{' '}
            to cancel it there.
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Confirmation of a booking. Its URL is known only to the visitor who booked; the page shows no names or addresses. */
export default async function ConfirmationPage({ params, searchParams }: PageProps<'/calendar/[id]'>) {
  const { id } = await params;
  const isFramed = (await searchParams).frame === '1';
  const [company, booking] = await Promise.all([findCompany(), findBooking(id).catch(() => null)]);
  if (booking === undefined) notFound();
  return (
    <CalendarShell company={company} isFramed={isFramed}>
      {booking && !booking.isCancelled ? (
        <Confirmation booking={booking} />
      ) : booking ? (
        <NoCalendar company={company} heading="This session was canceled">
          The time is free again. If you would still like to talk, choose another one or write to us.
        </NoCalendar>
      ) : (
        <NoCalendar company={company} heading="Your session cannot be shown">
          The calendar is not responding. Your booking is safe. Please look again in a few minutes.
        </NoCalendar>
      )}
    </CalendarShell>
  );
}
