import { calendar } from '@shared/slots';
import { sessionIcs } from '@/lib/ics';
import { findBooking } from '@/services/supabase/bookings';
import { findCompany } from '../../company';
import { calendarTextsIn } from '../../texts/calendar-texts';

export const dynamic = 'force-dynamic';

const shared = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const plain = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { ...shared, 'content-type': 'text/plain; charset=utf-8' } });

/** The session as an iCalendar file. 404 if it does not exist or was canceled, 503 if the database is down. */
export async function GET(_: Request, { params }: RouteContext<'/calendar/[id]/session.ics'>): Promise<Response> {
  const [company, booking] = await Promise.all([findCompany(), findBooking((await params).id).catch(() => null)]);
  if (booking === null || !company)
    return plain(503, 'The calendar is not responding. Please try again in a few minutes.');
  if (!booking || booking.isCancelled) return plain(404, 'There is no session at this address.');
  const { file } = calendarTextsIn(booking.language);
  const text = sessionIcs({
    ...booking,
    summary: file.summary(company.name),
    description: file.description(calendar.minutes, company.email, company.phone),
    organizer: company,
  });
  return new Response(text, {
    headers: {
      ...shared,
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="${file.name}"`,
    },
  });
}
