import { languageSchema } from '@shared/sent-language';
import { freeSlots } from '@shared/slots';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { noteInQuery } from '@/lib/gap-sketch';
import { findTakenTimes } from '@/services/supabase/bookings';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { BookingForm } from '@/visitors/forms/booking/booking-form';
import { findCompany, titleOf } from './company';
import { NoCalendar } from './no-calendar';
import { CalendarShell } from './shell';
import { calendarTextsIn } from './texts/calendar-texts';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/calendar'>;

const languageAt = async ({ searchParams }: Props) => languageSchema.parse((await searchParams).lang);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, description } = calendarTextsIn(await languageAt(props));
  return {
    title: titleOf(title, await findCompany()),
    description,
    robots: { index: false, follow: false },
  };
}

/** The site's calendar (decisions, "Booking"). `?frame=1`: inside the booking page. `?lang=de`: in German. */
export default async function CalendarPage(props: Props) {
  const isFramed = (await props.searchParams).frame === '1';
  const language = await languageAt(props);
  const texts = calendarTextsIn(language);
  const [company, taken] = await Promise.all([findCompany(), findTakenTimes(visitorAddress(await headers()))]);
  const slots = taken && freeSlots(Date.now(), taken).map(({ startsAt }) => startsAt);
  return (
    <CalendarShell company={company} isFramed={isFramed} language={language}>
      {slots && slots.length > 0 ? (
        <>
          <h1 className={isFramed ? 'sr-only' : 'text-header calendar-heading'}>{texts.heading}</h1>
          <BookingForm
            slots={slots}
            isFramed={isFramed}
            formKey={crypto.randomUUID()}
            added={noteInQuery(await props.searchParams)}
          />
        </>
      ) : slots ? (
        <NoCalendar company={company} texts={texts} heading={texts.taken.heading}>
          {texts.taken.text}
        </NoCalendar>
      ) : (
        <NoCalendar company={company} texts={texts} heading={texts.away.heading}>
          {texts.away.text}
        </NoCalendar>
      )}
    </CalendarShell>
  );
}
