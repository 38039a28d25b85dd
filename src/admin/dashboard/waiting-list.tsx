import { Suspense } from 'react';
import { Link } from '@/payload/link';
import type { DashboardPart, WaitingLine } from '@/seams/dashboard';

const MOST_LINES = 12;

const Line = ({ kind, title, href, details, isAlarm }: WaitingLine) => (
  <li data-alarm={isAlarm ? '' : undefined}>
    <span className="overview-kind">{kind}</span>
    {href ? (
      <Link href={href} prefetch={false}>
        {title}
      </Link>
    ) : (
      <span>{title}</span>
    )}
    {details ? <span className="overview-details">{details}</span> : null}
  </li>
);

const isThere = (lines: WaitingLine[] | undefined): lines is WaitingLine[] => lines !== undefined;

/** Alarms come first. */
const inOrder = (lines: WaitingLine[]) =>
  lines.toSorted((one, other) => Number(other.isAlarm ?? false) - Number(one.isAlarm ?? false));

const Lines = ({ lines }: { lines: WaitingLine[] }) =>
  lines.map((line) => <Line key={`${line.kind} ${line.id}`} {...line} />);

async function LaterLines({ parts, isOnly }: { parts: Promise<WaitingLine[] | undefined>[]; isOnly: boolean }) {
  const lines = (await Promise.all(parts)).filter(isThere).flat();
  if (isOnly && lines.length === 0) return <li className="overview-empty">Nothing waits for you.</li>;
  return <Lines lines={inOrder(lines)} />;
}

/** One list of what waits for the viewer. What comes from elsewhere appears when it is there. */
export function WaitingList({ own, parts }: { own: WaitingLine[]; parts: DashboardPart[] }) {
  const given = parts.flatMap(({ waiting }) => (Array.isArray(waiting) ? waiting : []));
  const later = parts.flatMap(({ waiting }) => (waiting instanceof Promise ? [waiting] : []));
  const lines = inOrder([...own, ...given]);
  const more = lines.length - MOST_LINES;
  return (
    <section className="overview-part" aria-labelledby="overview-waiting">
      <h2 id="overview-waiting">Waiting for you</h2>
      <ul className="overview-rows">
        <Lines lines={lines.slice(0, MOST_LINES)} />
        <Suspense>
          <LaterLines parts={later} isOnly={lines.length === 0} />
        </Suspense>
        {more > 0 ? <li className="overview-empty">{more === 1 ? 'One more.' : `${more} more.`}</li> : null}
      </ul>
    </section>
  );
}
