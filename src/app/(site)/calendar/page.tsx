import { freeSlots } from '@shared/slots';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { findTakenTimes } from '@/services/supabase/bookings';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { BookingForm } from '@/visitors/forms/booking/booking-form';
import { findCompany, titleOf } from './company';
import { NoCalendar } from './no-calendar';
import { CalendarShell } from './shell';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: titleOf('Choose a time', await findCompany()),
    description: 'Free times for a discovery session of 30 minutes.',
    robots: { index: false, follow: false },
  };
}

/**
 * The site's calendar (decisions, "Booking"): free sessions of the next working days. `?frame=1`: inside the booking
 * page's frame.
 */
export default async function CalendarPage({ searchParams }: PageProps<'/calendar'>) {
  const isFramed = (await searchParams).frame === '1';
  const [company, taken] = await Promise.all([findCompany(), findTakenTimes(visitorAddress(await headers()))]);
  const slots = taken && freeSlots(Date.now(), taken).map(({ startsAt }) => startsAt);
  return (
    <CalendarShell company={company} isFramed={isFramed}>
      {slots && slots.length > 0 ? (
        <>
          <h1 className={isFramed ? 'sr-only' : 'text-header calendar-heading'}>Book a discovery session</h1>
          <BookingForm slots={slots} isFramed={isFramed} formKey={crypto.randomUUID()} />
        </>
      ) : slots ? (
        <NoCalendar company={company} heading="Every time is taken">
          The next four weeks are full. Tell us when you would like to talk, and we will find a time.
        </NoCalendar>
      ) : (
        <NoCalendar company={company} heading="The calendar is not responding">
          Free times cannot be shown right now. Please try again in a few minutes, or tell us when you would like to
          talk, and we will arrange the session.
        </NoCalendar>
      )}
    </CalendarShell>
  );
}
