import { findCompany } from '../company';
import { NoCalendar } from '../no-calendar';
import { CalendarShell } from '../shell';

/** Unknown booking id. */
export default async function NoBooking() {
  const company = await findCompany();
  return (
    <CalendarShell company={company} isFramed={false}>
      <NoCalendar company={company} heading="There is no session at this address">
        Perhaps a part of the address was lost on the way: it stands in full in the e-mail that confirmed your session.
      </NoCalendar>
    </CalendarShell>
  );
}
