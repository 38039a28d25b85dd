'use client';

import { useOwnZone } from '@/admin/local-time';
import { companyZone, sessionTime, visitorTime } from '@/lib/session-times';
import type { Booking } from '../store';

const CALENDARS = { site: undefined, 'cal.com': 'Cal.com', calendly: 'Calendly' };

type Props = { booking: Pick<Booking, 'starts_at' | 'ends_at' | 'time_zone' | 'source' | 'cancelled_at'> };

/** In the reader's time zone, then in the company's and the visitor's where they differ. */
export function SessionTime({ booking }: Props) {
  const { starts_at, ends_at, time_zone, source, cancelled_at } = booking;
  const own = sessionTime(starts_at, ends_at, { timeZone: useOwnZone() });
  const company = sessionTime(starts_at, ends_at);
  const there = visitorTime(starts_at, ends_at, time_zone);
  const calendar = CALENDARS[source];
  const inWords = ({ day, time }: typeof own) => (day === own.day ? time : `${day}, ${time}`);
  return (
    <>
      <span>
        {own.day}
        <br />
        {own.time}
      </span>
      {company.time === own.time ? null : (
        <span className="admin-small">
          In {companyZone}: {inWords(company)}
        </span>
      )}
      {there && (
        <span className="admin-small">
          Visitor in {there.zone}: {inWords(there)}
        </span>
      )}
      {!there && time_zone && <span className="admin-small">Visitor in {time_zone}</span>}
      {calendar && <span className="admin-small">Booked in {calendar}</span>}
      {cancelled_at && <span className="inbox-mail__text inbox-mail__text--failed">Canceled</span>}
    </>
  );
}
