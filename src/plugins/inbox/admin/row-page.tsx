import { SetStepNav } from '@payloadcms/ui';
import type { PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import { changePath, erasePath, type Filter, listPath, rowPath } from '@/lib/inbox-addresses';
import { type ListName, lists } from '@/lib/inbox-lists';
import { Link } from '@/payload/link';
import type { MailedList } from '@/services/mail/outbox';
import { languageName } from '@/services/mail/texts/mail-texts';
import { type Person, peopleWhoMay } from '@/staff/editorial/people';
import { type LeadColumn, leadColumns } from '../leads';
import { type Note, readNotes } from '../notes';
import {
  type Booking,
  campaignOf,
  type Message,
  type Neighbours,
  type Rows,
  readNeighbours,
  readRow,
  type Submission,
  type Subscriber,
  wantedBy,
} from '../store';
import { subscriptionState } from '../subscription-state';
import { Answer, WriteTo } from './answer';
import { AssigneeForm } from './assignee-form';
import { ChangeForm } from './change-form';
import { Delivery } from './delivery';
import { MailState } from './mail-state';
import { Notes } from './notes';
import { reading, Unavailable } from './reading';
import { ReplyForm } from './reply-form';
import { SessionTime } from './session-time';
import { StatusForm } from './status-form';

/** Where the link above a message leads. */
const REPLY = 'inbox-reply';

type Fact = [label: string, value: ReactNode];

const moment = (instant: string) => <LocalTime time={instant} />;
const page = (path: string | null) => path && <a href={path}>{path}</a>;

type Lead = Message | Submission | Booking;

const origin = (row: Lead): Fact[] => [
  ['Sent from', page(row.sent_from)],
  ['Came from', page(row.source_page)],
  ['Campaign', campaignOf(row)],
  ['Version of the page', row.campaign.version],
  ['Language', languageName(row.language)],
];

const facts: { [L in ListName]: (row: Rows[L]) => Fact[] } = {
  messages: (row: Message) => [
    ['Email', <WriteTo key="email" email={row.email} />],
    ['Company', row.company],
    ['Phone', row.phone],
    ['Received', moment(row.created_at)],
    ...origin(row),
  ],
  submissions: (row: Submission) => [
    ...row.answers.map(
      (response): Fact => [response.label, <Answer key={response.name} submission={row.id} answer={response} />],
    ),
    ['Form', row.form_title],
    ['Received', moment(row.created_at)],
    ...origin(row),
  ],
  subscribers: (row: Subscriber) => [
    ['Email', <WriteTo key="email" email={row.email} />],
    ['Subscribed', moment(row.created_at)],
    ['Confirmed', row.confirmed_at ? moment(row.confirmed_at) : 'Not yet: the mailed link was not opened'],
    [
      'No mail since',
      row.suppressed_at && (
        <>
          {moment(row.suppressed_at)}: {subscriptionState(row)}
        </>
      ),
    ],
    ['Sent from', page(row.sent_from)],
    ['Language', languageName(row.language)],
  ],
  bookings: (row: Booking) => [
    ['Session', <SessionTime key="session" booking={row} />],
    ['Email', <WriteTo key="email" email={row.email} />],
    ['Visitor’s time zone', row.time_zone ?? 'Not known'],
    ['Booked', moment(row.created_at)],
    ...origin(row),
    ['Canceled', row.cancelled_at && moment(row.cancelled_at)],
  ],
};

const WARNINGS: Record<ListName, string> = {
  messages: 'This deletes the message permanently, and its notification if that has not been sent.',
  submissions:
    'This deletes the submission permanently with its files, and its notification if that has not been sent.',
  subscribers: 'The address will no longer receive the newsletter.',
  bookings: 'This deletes the booking permanently and frees its time. The visitor is not notified.',
};

function Remove({ list, row }: { list: ListName; row: Rows[ListName] }) {
  return (
    <details className="inbox-remove">
      <summary>Delete this {lists[list].one}…</summary>
      <p>{WARNINGS[list]}</p>
      <ChangeForm action={changePath(list, row.id, 'delete')} label={`Delete this ${lists[list].one}`}>
        <Button type="submit" buttonStyle="error">
          Delete permanently
        </Button>
      </ChangeForm>
      {row.email && (
        <p>
          <Link href={erasePath(row.email)} prefetch={false}>
            Erase everything about this address instead
          </Link>
        </p>
      )}
    </details>
  );
}

/** Not every form asks for a name. */
const nameOf = (row: Rows[ListName]) =>
  ('name' in row && row.name) || row.email || ('form_title' in row ? row.form_title : '');

/** What a visitor wrote in words of their own. */
const writtenIn = (row: Rows[ListName]) => ('message' in row ? row.message : 'note' in row ? row.note : null);

/** Not every form asks for an address. */
const mayReply = (row: Rows[ListName]): row is Message | Submission =>
  'message' in row || ('answers' in row && row.email !== '');

type StepsProps = { list: ListName; filter: Filter; neighbours: Neighbours };

function Steps({ list, filter, neighbours: { newer, older } }: StepsProps) {
  const to = (id: string | undefined, rel: 'prev' | 'next', label: string) =>
    id ? (
      <Link className="admin-bar-button" rel={rel} href={rowPath(list, id, filter)} prefetch={false}>
        {label}
      </Link>
    ) : null;
  return (
    <nav className="inbox-steps" aria-label={lists[list].label}>
      {to(newer, 'prev', 'Newer')}
      {to(older, 'next', 'Older')}
    </nav>
  );
}

type Found<L extends ListName> = {
  list: L;
  filter: Filter;
  row: Rows[L];
  notes: Note[];
  colleagues: Person[];
  neighbours: Neighbours;
  leads: LeadColumn[];
};

function Row<L extends ListName>({ list, filter, row, notes, colleagues, neighbours, leads }: Found<L>) {
  const back = rowPath(list, row.id, filter);
  const name = nameOf(row);
  const written = writtenIn(row);
  const known = (facts[list] as (row: Rows[L]) => Fact[])(row).filter(([, value]) => value);
  return (
    <>
      <SetStepNav
        nav={[
          { label: 'Inbox', url: listPath('messages') },
          { label: lists[list].label, url: listPath(list, filter) },
          { label: name },
        ]}
      />
      <header className="inbox-header">
        <h1 className="inbox-break">{name}</h1>
        <Steps list={list} filter={filter} neighbours={neighbours} />
      </header>
      <div className="inbox-actions">
        <AssigneeForm list={list} id={row.id} assignee={row.assignee} colleagues={colleagues} back={back} />
        {mayReply(row) ? (
          <a className="admin-bar-button" href={`#${REPLY}`}>
            Reply
          </a>
        ) : null}
        <StatusForm list={list} id={row.id} status={row.status} of={`this ${lists[list].one}`} back={back} />
      </div>
      <div className="inbox-document">
        {written && (
          <p className="inbox-message" dir="auto">
            {written}
          </p>
        )}
        <dl className="inbox-facts">
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="inbox-cell">{value}</dd>
            </div>
          ))}
          {'mail_outbox' in row && (
            <div>
              <dt>Mail</dt>
              <dd>
                <MailState
                  list={list as MailedList}
                  id={row.id}
                  mail={row.mail_outbox}
                  of={`this ${lists[list].one}`}
                  back={back}
                />
              </dd>
            </div>
          )}
          {leads.map(({ name, states }) => {
            const state = states.get(row.id);
            return state ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Delivery
                    state={state}
                    action={changePath(list, row.id, 'pass-on')}
                    label={`${name}: this ${lists[list].one}`}
                    back={back}
                    to={name}
                  />
                </dd>
              </div>
            ) : null;
          })}
        </dl>
      </div>
      {mayReply(row) ? (
        <ReplyForm
          place={REPLY}
          list={'answers' in row ? 'submissions' : 'messages'}
          id={row.id}
          name={name}
          back={back}
        />
      ) : null}
      <Notes list={list} id={row.id} notes={notes} back={back} />
      <Remove list={list} row={row} />
    </>
  );
}

type Props = { list: ListName; id: string; filter: Filter; req: PayloadRequest };

async function readAbout({ list, id, filter, req }: Props) {
  const row = await readRow(list, id);
  if (!row) return undefined;
  const [notes, colleagues, neighbours, leads] = await Promise.all([
    readNotes(list, id),
    peopleWhoMay(req, 'publish'),
    readNeighbours(list, wantedBy(filter, req.user?.id ?? ''), row),
    leadColumns(req, list, [row]),
  ]);
  return { row, notes, colleagues, neighbours, leads };
}

export async function RowPage(props: Props) {
  const { list, id, filter } = props;
  const found = await reading(readAbout(props));
  if ('code' in found) return <Unavailable code={found.code} path={rowPath(list, id, filter)} />;
  if (found.value) return <Row list={list} filter={filter} {...found.value} />;
  return (
    <div className="inbox-empty admin-note">
      <SetStepNav
        nav={[
          { label: 'Inbox', url: listPath('messages') },
          { label: lists[list].label, url: listPath(list) },
        ]}
      />
      <p>This {lists[list].one} no longer exists. Someone has deleted it.</p>
      <Button el="link" to={listPath(list)} buttonStyle="secondary">
        Show all {lists[list].many}
      </Button>
    </div>
  );
}
