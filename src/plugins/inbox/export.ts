import { campaignParameters } from '@shared/form-origin';
import { type ListName, statusLabels } from '@/lib/inbox-lists';
import { companyZone, sessionTime } from '@/lib/session-times';
import { languageName } from '@/services/mail/texts/mail-texts';
import { csv } from './csv';
import type { Booking, Message, Rows, Submission, Subscriber } from './store';

type Column<Row> = [heading: string, value: (row: Row) => string | null];

const booked = ({ starts_at, ends_at }: Booking) => {
  const { day, time } = sessionTime(starts_at, ends_at);
  return `${day}, ${time}`;
};

type Lead = Message | Submission | Booking;

const origin: Column<Lead>[] = [
  ['Sent from', (row) => row.sent_from],
  ['Came from', (row) => row.source_page],
  ...campaignParameters.map((name): Column<Lead> => [name, (row) => row.campaign[name] ?? null]),
  ['Version of the page', (row) => row.campaign.version ?? null],
  ['Language', (row) => languageName(row.language)],
];

/** Times are ISO 8601 in UTC, which every spreadsheet sorts. */
const columns: { [L in ListName]: Column<Rows[L]>[] } = {
  messages: [
    ['Received (UTC)', (row: Message) => row.created_at],
    ['Status', (row) => statusLabels[row.status]],
    ['Name', (row) => row.name],
    ['Email', (row) => row.email],
    ['Company', (row) => row.company],
    ['Phone', (row) => row.phone],
    ['Message', (row) => row.message],
    ...origin,
  ],
  submissions: [
    ['Received (UTC)', (row: Submission) => row.created_at],
    ['Status', (row) => statusLabels[row.status]],
    ['Form', (row) => row.form_title],
    ...origin,
  ],
  subscribers: [
    ['Subscribed (UTC)', (row: Subscriber) => row.created_at],
    ['Status', (row) => statusLabels[row.status]],
    ['Email', (row) => row.email],
    ['Confirmed (UTC)', (row) => row.confirmed_at],
    ['No mail since (UTC)', (row) => row.suppressed_at],
    ['No mail because of', (row) => row.suppressed_for],
    ['Sent from', (row) => row.sent_from],
    ['Language', (row) => languageName(row.language)],
  ],
  bookings: [
    ['Begins (UTC)', (row: Booking) => row.starts_at],
    ['Ends (UTC)', (row) => row.ends_at],
    [`Time in ${companyZone}`, booked],
    ['Visitor’s time zone', (row) => row.time_zone],
    ['Note', (row) => row.note],
    ['Status', (row) => statusLabels[row.status]],
    ['Name', (row) => row.name],
    ['Email', (row) => row.email],
    ['Booked in', (row) => row.source],
    ['Canceled (UTC)', (row) => row.cancelled_at],
    ['Booked (UTC)', (row) => row.created_at],
    ...origin,
  ],
};

/** One column per question, in the order in which the forms ask them. */
function questions(rows: Submission[]): Column<Submission>[] {
  const labels = new Set(rows.flatMap(({ answers }) => answers.map(({ label }) => label)));
  return [...labels].map((question) => [
    question,
    ({ answers }) => answers.find(({ label }) => label === question)?.value ?? null,
  ]);
}

export function exportFile<L extends ListName>(list: L, rows: Rows[L][]): string {
  const own = list === 'submissions' ? questions(rows as Submission[]) : [];
  const wanted = [...columns[list], ...own] as Column<Rows[L]>[];
  return csv([wanted.map(([heading]) => heading), ...rows.map((row) => wanted.map(([, value]) => value(row)))]);
}
