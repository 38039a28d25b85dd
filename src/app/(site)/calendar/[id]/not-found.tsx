import { findCompany } from '../company';
import { NoCalendar } from '../no-calendar';
import { CalendarShell } from '../shell';

export default async function NoBooking() {
  const company = await findCompany();
  return (
    <CalendarShell company={company} isFramed={false}>
      <NoCalendar company={company} heading="There is no session at this address">
        Part of the address may be missing. The email that confirmed your session has it in full.
      </NoCalendar>
    </CalendarShell>
  );
}
