import { sessionTime, visitorTime } from '@/lib/session-times';
import type { Booking } from '../store';

const CALENDARS = { site: undefined, 'cal.com': 'Cal.com', calendly: 'Calendly' };

export function SessionTime({ booking }: { booking: Booking }) {
  const { starts_at, ends_at, time_zone, source, cancelled_at } = booking;
  const here = sessionTime(starts_at, ends_at);
  const there = visitorTime(starts_at, ends_at, time_zone);
  const calendar = CALENDARS[source];
  return (
    <>
      <span>
        {here.day}
        <br />
        {here.time}
      </span>
      {there && (
        <span className="admin-small">
          Visitor in {there.zone}: {there.day === here.day ? '' : `${there.day}, `}
          {there.time}
        </span>
      )}
      {!there && time_zone && <span className="admin-small">Visitor in {time_zone}</span>}
      {calendar && <span className="admin-small">Booked in {calendar}</span>}
      {cancelled_at && <span className="inbox-mail__text inbox-mail__text--failed">Canceled</span>}
    </>
  );
}
