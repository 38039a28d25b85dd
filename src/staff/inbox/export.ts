import { type ListName, statusLabels } from '@/lib/inbox-lists';
import { companyZone, sessionTime } from '@/lib/session-times';
import { csv } from './csv';
import type { Booking, Message, Rows, Subscriber } from './store';

type Column<Row> = [heading: string, value: (row: Row) => string | null];

const booked = ({ starts_at, ends_at }: Booking) => {
  const { day, time } = sessionTime(starts_at, ends_at);
  return `${day}, ${time}`;
};

/** Instants are ISO 8601 in UTC, which every spreadsheet sorts. */
const columns: { [L in ListName]: Column<Rows[L]>[] } = {
  messages: [
    ['Received (UTC)', (row: Message) => row.created_at],
    ['Status', (row) => statusLabels[row.status]],
    ['Name', (row) => row.name],
    ['E-mail', (row) => row.email],
    ['Company', (row) => row.company],
    ['Phone', (row) => row.phone],
    ['Message', (row) => row.message],
    ['Sent from', (row) => row.sent_from],
  ],
  subscribers: [
    ['Subscribed (UTC)', (row: Subscriber) => row.created_at],
    ['Status', (row) => statusLabels[row.status]],
    ['E-mail', (row) => row.email],
    ['Sent from', (row) => row.sent_from],
  ],
  bookings: [
    ['Begins (UTC)', (row: Booking) => row.starts_at],
    ['Ends (UTC)', (row) => row.ends_at],
    [`Time in ${companyZone}`, booked],
    ['Visitor’s time zone', (row) => row.time_zone],
    ['Status', (row) => statusLabels[row.status]],
    ['Name', (row) => row.name],
    ['E-mail', (row) => row.email],
    ['Booked in', (row) => row.source],
    ['Cancelled (UTC)', (row) => row.cancelled_at],
    ['Booked (UTC)', (row) => row.created_at],
    ['Sent from', (row) => row.sent_from],
  ],
};

export function exportFile<L extends ListName>(list: L, rows: Rows[L][]): string {
  const wanted = columns[list] as Column<Rows[L]>[];
  return csv([wanted.map(([heading]) => heading), ...rows.map((row) => wanted.map(([, value]) => value(row)))]);
}
