import { Fragment } from 'react';
import { Link } from '@/payload/link';
import type { DashboardPart } from '@/seams/dashboard';
import './figures.css';
import { SHOWN_DAYS, type Statistics } from '../read-statistics';
import { areaPath, linePath } from './line';

const WIDTH = 640;
const HEIGHT = 120;

const number = (value: number) => value.toLocaleString('en');
const dayName = (day: string | undefined) =>
  day ? new Date(`${day}T00:00:00Z`).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }) : '';

function ViewsLine({ days }: Pick<Statistics, 'days'>) {
  const views = days.map((day) => day.views);
  const most = Math.max(0, ...views);
  const [first, last] = [dayName(days[0]?.day), dayName(days.at(-1)?.day)];
  return (
    <figure className="overview-line">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Views by day from ${first} to ${last}; at most ${number(most)} on one day.`}
      >
        <path className="overview-line-area" d={areaPath(views, WIDTH, HEIGHT)} />
        <path className="overview-line-stroke" d={linePath(views, WIDTH, HEIGHT)} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption aria-hidden="true">
        <span>{first}</span>
        <span>most in a day: {number(most)}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}

type Props = { statistics: Statistics; isOn: boolean; parts: DashboardPart[] };

export function Figures({ statistics, isOn, parts }: Props) {
  const { days, total, pages, campaigns } = statistics;
  const since = new Date(`${days[0]?.day}T00:00:00Z`);
  return (
    <section className="overview-part" aria-labelledby="overview-statistics">
      <h2 id="overview-statistics">The last {SHOWN_DAYS} days</h2>
      {isOn ? null : (
        <p className="overview-empty">
          Views are not counted at the moment.{' '}
          <Link href="/admin/globals/site-settings?field=countVisits" prefetch={false}>
            Site settings
          </Link>
        </p>
      )}
      <dl className="overview-totals">
        <div>
          <dt>Views</dt>
          <dd>{number(total.views)}</dd>
        </div>
        {parts.map(({ received }, index) => (
          <Fragment key={String(index)}>{received?.(since)}</Fragment>
        ))}
      </dl>
      {total.views > 0 ? <ViewsLine days={days} /> : null}
      {pages.length === 0 ? (
        <p className="overview-empty">Nothing has been counted by page yet.</p>
      ) : (
        <details className="overview-by-page">
          <summary>By page</summary>
          <table className="overview-pages">
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Views</th>
                <th scope="col">Messages</th>
                <th scope="col">Bookings</th>
              </tr>
            </thead>
            <tbody>
              {pages.map(({ path, views, contacts, bookings }) => (
                <tr key={path}>
                  <th scope="row">
                    <a href={path}>{path}</a>
                  </th>
                  <td>{number(views)}</td>
                  <td>{number(contacts)}</td>
                  <td>{number(bookings)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="overview-note">
            The table credits messages and bookings to the page that led to the form, without those of staff and of
            visitors who ask not to be counted. Nothing about visitors is stored. A day begins at midnight UTC.
          </p>
        </details>
      )}
      {parts.map(({ origins }, index) => (
        <Fragment key={String(index)}>{origins?.(since, campaigns)}</Fragment>
      ))}
    </section>
  );
}
