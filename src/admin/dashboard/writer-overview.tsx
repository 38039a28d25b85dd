import type { Payload, TypedUser } from 'payload';
import { Fragment, Suspense } from 'react';
import { ownRequest } from '@/payload/own-request';
import { added } from '@/seams/capability';
import type { DashboardPart } from '@/seams/dashboard';
import { listOverdue, listScheduled } from '@/staff/editorial/scheduled';
import { Figure } from './figure';
import { PlannedPart, WaitingPart } from './lists';
import { readWaiting } from './read-content';
import { sentence } from './sentence';

type Props = { payload: Payload; user: TypedUser; isEditor: boolean };

async function read({ payload, user, isEditor }: Props) {
  // One request object each: a request belongs to one transaction.
  const asking = () => ownRequest(payload, { user });
  const [waiting, scheduled, overdue, parts] = await Promise.all([
    readWaiting(payload, isEditor ? null : String(user.id)),
    asking().then(listScheduled),
    asking().then(listOverdue),
    Promise.all(added(payload, 'dashboard').map((part) => part({ payload, user }))),
  ]);
  return { waiting, scheduled, overdue, parts };
}

async function Sentence({ own, parts }: { own: number; parts: DashboardPart[] }) {
  const items = await Promise.all(parts.map((part) => ('waiting' in part ? part.waiting : 0)));
  const unread = parts.reduce((total, part) => total + (part.unread ?? 0), 0);
  return sentence([own, ...items], unread);
}

const Added = ({ parts, at }: { parts: DashboardPart[]; at: 'figures' | 'alarms' | 'lists' }) =>
  parts.map((part, index) => <Fragment key={String(index)}>{part[at]}</Fragment>);

export async function WriterOverview(props: Props) {
  const { isEditor } = props;
  const { waiting, scheduled, overdue, parts } = await read(props);
  const returned = waiting.filter(({ state }) => state === 'returned').length;
  const mine = isEditor ? waiting.length : returned;
  return (
    <div className="overview">
      <h1>
        <Suspense fallback="Counting what waits for you…">
          <Sentence own={mine + overdue.length} parts={parts} />
        </Suspense>
      </h1>
      <ul className="overview-figures" aria-label="At a glance">
        <Figure label={isEditor ? 'Waiting for review' : 'Returned to you'} count={mine} href="#overview-waiting" />
        <Figure label="Scheduled" count={scheduled.length} href="#overview-planned" />
        {overdue.length > 0 ? <Figure label="Overdue" count={overdue.length} href="#overview-late" isAlarm /> : null}
        <Added parts={parts} at="figures" />
      </ul>
      <div className="overview-parts">
        {parts.map((part, index) => (
          <Fragment key={String(index)}>{part.main?.(parts)}</Fragment>
        ))}
        <div className="overview-lists">
          <Added parts={parts} at="alarms" />
          {overdue.length > 0 ? <PlannedPart plans={overdue} isLate /> : null}
          <WaitingPart waiting={waiting} isEditor={isEditor} />
          <PlannedPart plans={scheduled} />
          <Added parts={parts} at="lists" />
        </div>
      </div>
    </div>
  );
}
