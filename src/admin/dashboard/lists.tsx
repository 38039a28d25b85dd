import type { Planned } from '@/lib/planned';
import { Link } from '@/payload/link';
import { adminPath } from '../admin-path';
import { LocalTime } from '../local-time';
import type { Waiting } from './read-content';

type PartProps = { id: string; title: string; empty: string; isAlarm?: boolean; children: React.ReactNode[] };

export function Part({ id, title, empty, isAlarm, children }: PartProps) {
  return (
    <section className="overview-part" aria-labelledby={id} data-alarm={isAlarm ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      {children.length > 0 ? <ul className="overview-rows">{children}</ul> : <p className="overview-empty">{empty}</p>}
    </section>
  );
}

const REVIEW_ROWS = 8;

export function WaitingPart({ waiting, isEditor }: { waiting: Waiting[]; isEditor: boolean }) {
  const title = isEditor ? 'Waiting for review' : 'Your drafts in review';
  const empty = isEditor ? 'No drafts are waiting for your review.' : 'None of your drafts is in review.';
  return (
    <Part id="overview-waiting" title={title} empty={empty}>
      {waiting.slice(0, REVIEW_ROWS).map(({ collection, id, title, state, by, at, note }) => (
        <li key={id} data-alarm={state === 'returned' ? '' : undefined}>
          <Link href={adminPath({ collection, id })} prefetch={false}>
            {title}
          </Link>
          <span>
            {state === 'returned' ? 'Returned' : 'Submitted'}
            {isEditor && by ? ` by ${by}` : ''}
            {at && state === 'submitted' ? (
              <>
                , <LocalTime time={at} />
              </>
            ) : null}
          </span>
          {state === 'returned' && note ? <q>{note}</q> : null}
        </li>
      ))}
    </Part>
  );
}

const verbs = { publish: 'Publishes', unpublish: 'Unpublishes' } as const;
const late = { publish: 'Was to be published on', unpublish: 'Was to be unpublished on' } as const;

export function PlannedPart({ plans, isLate = false }: { plans: Planned[]; isLate?: boolean }) {
  const title = isLate ? 'Overdue' : 'Scheduled';
  return (
    <Part
      id={isLate ? 'overview-late' : 'overview-planned'}
      title={title}
      empty="Nothing is scheduled."
      isAlarm={isLate}
    >
      {plans.slice(0, REVIEW_ROWS).map(({ id, type, collection, document, title, time, by, reason }) => (
        <li key={id}>
          <Link href={adminPath({ collection, id: document })} prefetch={false}>
            {title}
          </Link>
          <span>
            {isLate ? late[type] : verbs[type]} <LocalTime time={time} isPlanned={!isLate} />
            {by ? `, scheduled by ${by}` : ''}
          </span>
          {isLate ? (
            <strong>{reason ?? 'Overdue. If it does not run soon, contact the person who runs the site.'}</strong>
          ) : null}
        </li>
      ))}
    </Part>
  );
}
