import type { Payload, TypedUser } from 'payload';
import { can } from '@/access/roles';
import type { Planned } from '@/lib/planned';
import { ownRequest } from '@/payload/own-request';
import type { WaitingLine } from '@/seams/dashboard';
import { listOverdue } from '@/staff/editorial/scheduled';
import { adminPath } from '../admin-path';
import { LocalTime } from '../local-time';
import { type Closing, readClosing, readWaiting, type Waiting } from './read-content';

function ofDraft({ collection, id, title, state, by, at, note }: Waiting, isEditor: boolean): WaitingLine {
  const href = adminPath({ collection, id });
  if (state === 'returned')
    return { id, kind: 'Returned', title, href, isAlarm: true, details: note ? <q>{note}</q> : null };
  const when = at ? <LocalTime time={at} /> : null;
  const details = (
    <>
      {isEditor && by ? `${by}, ` : ''}
      {when}
    </>
  );
  // An author waits for others.
  return isEditor
    ? { id, kind: 'Review', title, href, details }
    : { id, kind: 'In review', title, href, details, count: 0 };
}

const late = { publish: 'Was to be published on', unpublish: 'Was to be unpublished on' } as const;

const ofPlan = ({ id, type, collection, document, title, time, by, reason }: Planned): WaitingLine => ({
  id,
  kind: 'Overdue',
  title,
  href: adminPath({ collection, id: document }),
  isAlarm: true,
  details: (
    <>
      {late[type]} <LocalTime time={time} />
      {by ? `, scheduled by ${by}` : ''}. {reason ?? 'If it does not run soon, contact the person who runs the site.'}
    </>
  ),
});

/** A day in UTC, as in the form. */
const dayOf = (time: string) =>
  new Date(time).toLocaleDateString('en', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

const ofJob = ({ id, title, lastDay }: Closing): WaitingLine => ({
  id,
  kind: 'Closes soon',
  title,
  href: adminPath({ collection: 'jobs', id }),
  details: `Last day for applications: ${dayOf(lastDay)}`,
});

/** What the core has for the viewer: schedules that failed, drafts to review or returned, jobs about to close. */
export async function ownLines(payload: Payload, user: TypedUser): Promise<WaitingLine[]> {
  const isEditor = can({ user }, 'publish');
  const [waiting, overdue, closing] = await Promise.all([
    readWaiting(payload, isEditor ? null : String(user.id)),
    // One request object each: a request belongs to one transaction.
    ownRequest(payload, { user }).then(listOverdue),
    isEditor ? readClosing(payload) : [],
  ]);
  return [...overdue.map(ofPlan), ...waiting.map((draft) => ofDraft(draft, isEditor)), ...closing.map(ofJob)];
}
