import type { ReactNode } from 'react';
import { LocalTime } from '@/admin/local-time';
import { cx } from '@/lib/cx';
import { changePath, type Filter, listPath, rowPath } from '@/lib/inbox-addresses';
import type { ListName } from '@/lib/inbox-lists';
import { classNames } from '@/payload/class-names';
import { Link } from '@/payload/link';
import type { MailedList } from '@/services/mail/outbox';
import type { Person as Colleague } from '@/staff/editorial/people';
import type { LeadColumn } from '../leads';
import type { Booking, Message, Rows, Submission, Subscriber } from '../store';
import { subscriptionState } from '../subscription-state';
import { assigneeName } from './assignee-form';
import { Delivery } from './delivery';
import { MailState } from './mail-state';
import { SessionTime } from './session-time';
import { StatusForm } from './status-form';

/** `back`: the list; `href`: the row's own page, which keeps the filter. */
type Ways = { back: string; href: string };

/** `width`: in percent. */
type Column<Row> = { heading: string; width: number; cell: (row: Row, ways: Ways) => ReactNode };

const Person = ({ row, href }: { row: Message | Booking; href: string }) => (
  <>
    <Link className="inbox-title" href={href} prefetch={false}>
      {row.name}
    </Link>
    <span className="admin-small inbox-break">{row.email}</span>
  </>
);

const messageFrom = ({ name }: Message) => `the message from ${name}`;
const sessionOf = ({ name }: Booking) => `the session of ${name}`;
const submissionOf = ({ form_title, name, email }: Submission) =>
  `the form ${form_title}${name || email ? ` of ${name ?? email}` : ''}`;

const mailOf = <L extends MailedList>(list: L, width: number, of: (row: Rows[L]) => string): Column<Rows[L]> => ({
  heading: 'Mail',
  width,
  cell: (row, { back }) => <MailState list={list} id={row.id} mail={row.mail_outbox} of={of(row)} back={back} />,
});
const statusOf = <L extends ListName>(list: L, width: number, of: (row: Rows[L]) => string): Column<Rows[L]> => ({
  heading: 'Status',
  width,
  cell: (row, { back }) => <StatusForm list={list} id={row.id} status={row.status} of={of(row)} back={back} />,
});

const columns: { [L in ListName]: Column<Rows[L]>[] } = {
  messages: [
    { heading: 'From', width: 21, cell: (row: Message, { href }) => <Person row={row} href={href} /> },
    { heading: 'Message', width: 30, cell: (row) => <p className="inbox-excerpt">{row.message}</p> },
    { heading: 'Received', width: 14, cell: (row) => <LocalTime time={row.created_at} /> },
    mailOf('messages', 16, messageFrom),
    statusOf('messages', 19, messageFrom),
  ],
  submissions: [
    {
      heading: 'From',
      width: 21,
      cell: (row: Submission, { href }) => (
        <>
          <Link className="inbox-title inbox-break" href={href} prefetch={false}>
            {row.name ?? (row.email || 'Anonymous')}
          </Link>
          {row.name && row.email ? <span className="admin-small inbox-break">{row.email}</span> : null}
        </>
      ),
    },
    {
      heading: 'Form',
      width: 30,
      cell: (row) => (
        <>
          {row.form_title}
          <p className="inbox-excerpt admin-small">{row.answers.map(({ value }) => value).join(' · ')}</p>
        </>
      ),
    },
    { heading: 'Received', width: 14, cell: (row) => <LocalTime time={row.created_at} /> },
    mailOf('submissions', 16, submissionOf),
    statusOf('submissions', 19, submissionOf),
  ],
  subscribers: [
    {
      heading: 'Email',
      width: 50,
      cell: (row: Subscriber, { href }) => (
        <Link className="inbox-title inbox-break" href={href} prefetch={false}>
          {row.email}
        </Link>
      ),
    },
    { heading: 'Subscribed', width: 14, cell: (row) => <LocalTime time={row.created_at} /> },
    { heading: 'Mail', width: 14, cell: (row) => subscriptionState(row) },
    statusOf('subscribers', 22, ({ email }) => email),
  ],
  bookings: [
    { heading: 'Who', width: 22, cell: (row: Booking, { href }) => <Person row={row} href={href} /> },
    { heading: 'Session', width: 31, cell: (row) => <SessionTime booking={row} /> },
    { heading: 'Booked', width: 14, cell: (row) => <LocalTime time={row.created_at} /> },
    mailOf('bookings', 14, sessionOf),
    statusOf('bookings', 19, sessionOf),
  ],
};

/** Before the status, which stays last and as wide as its buttons. */
function withLeads<Row extends Rows[ListName]>(own: Column<Row>[], list: ListName, leads: LeadColumn[]): Column<Row>[] {
  if (leads.length === 0) return own;
  const more = leads.map(({ name, states }): Column<Row> => {
    const cell = (row: Row, { back }: Ways) => {
      const state = states.get(row.id);
      return state ? (
        <Delivery
          // What is done is sent again from the entry itself.
          state={{ ...state, canSendAgain: state.canSendAgain && ['waiting', 'failed'].includes(state.tone) }}
          action={changePath(list, row.id, 'pass-on')}
          label={`${name}: ${row.email}`}
          back={back}
          to={name}
        />
      ) : null;
    };
    return { heading: name, width: 17, cell };
  });
  const others = [...own.slice(0, -1), ...more];
  const room = 100 - (own.at(-1)?.width ?? 0);
  const wanted = others.reduce((sum, { width }) => sum + width, 0);
  return [...others.map((one) => ({ ...one, width: (room * one.width) / wanted })), ...own.slice(-1)];
}

type Props<L extends ListName> = {
  list: L;
  rows: Rows[L][];
  filter: Filter;
  colleagues: Colleague[];
  leads: LeadColumn[];
};

export function RowTable<L extends ListName>({ list, rows, filter, colleagues, leads }: Props<L>) {
  const back = listPath(list, filter);
  const shown = withLeads(columns[list] as Column<Rows[L]>[], list, leads);
  return (
    <div className={cx(classNames.table, 'inbox-table')}>
      <table>
        <thead>
          <tr>
            {shown.map(({ heading, width }) => (
              <th key={heading} scope="col" style={{ width: `${width}%` }}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={`inbox-row inbox-row--${row.status}`}>
              {shown.map(({ heading, cell }) => (
                <td key={heading} data-heading={heading}>
                  <div className="inbox-cell">
                    {cell(row, { back, href: rowPath(list, row.id, filter) })}
                    {heading === 'Status' && row.assignee ? (
                      <span className="admin-small">Assigned to {assigneeName(colleagues, row.assignee)}</span>
                    ) : null}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
