import type { Planned } from '@/lib/planned';
import { Link } from '@/payload/link';
import { adminPath } from '../admin-path';
import { LocalTime } from '../local-time';

const MOST = 3;
const verbs = { publish: 'Publishes', unpublish: 'Unpublishes' } as const;

/** The next scheduled changes; nothing without any. */
export function ComingUp({ plans }: { plans: Planned[] }) {
  if (plans.length === 0) return null;
  const more = plans.length - MOST;
  return (
    <section className="overview-part" aria-labelledby="overview-planned">
      <h2 id="overview-planned">Coming up</h2>
      <ul className="overview-rows">
        {plans.slice(0, MOST).map(({ id, type, collection, document, title, time, by }) => (
          <li key={id}>
            <span className="overview-kind">{verbs[type]}</span>
            <Link href={adminPath({ collection, id: document })} prefetch={false}>
              {title}
            </Link>
            <span className="overview-details">
              <LocalTime time={time} isPlanned />
              {by ? `, scheduled by ${by}` : ''}
            </span>
          </li>
        ))}
        {more > 0 ? <li className="overview-empty">{more === 1 ? 'One more later.' : `${more} more later.`}</li> : null}
      </ul>
    </section>
  );
}
