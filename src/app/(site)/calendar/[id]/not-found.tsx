import { findCompany } from '../company';
import { NoCalendar } from '../no-calendar';
import { CalendarShell } from '../shell';
import { calendarTextsIn } from '../texts/calendar-texts';

/** English only: Next's not-found page has neither the query nor a booking. */
export default async function NoBooking() {
  const company = await findCompany();
  return (
    <CalendarShell company={company} isFramed={false} language="en">
      <NoCalendar company={company} texts={calendarTextsIn('en')} heading="There is no session at this address">
        Part of the address may be missing. The email that confirmed your session has it in full.
      </NoCalendar>
    </CalendarShell>
  );
}
