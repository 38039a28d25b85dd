import { Fragment, type ReactNode } from 'react';
import { FEWEST_SEEN, percent, wilson } from '@/lib/rate';
import type { Funnel } from '../campaigns';

type Row = Funnel & { key: string; name: ReactNode; pages?: (Funnel & { path: string })[] };

const number = (value: number) => value.toLocaleString('en');

/** More can be sent than was viewed: who asks not to be counted may still write. */
function Rate({ views, entries, bookings }: Funnel) {
  const sent = entries + bookings;
  if (views === 0 || sent > views) return '–';
  if (views < FEWEST_SEEN) return <span className="admin-small">too few views to say</span>;
  const { low, high } = wilson(sent, views);
  return (
    <>
      {percent(sent / views)}{' '}
      <span className="admin-small">
        {percent(low)} to {percent(high)}
      </span>
    </>
  );
}

const Cells = (funnel: Funnel) => (
  <>
    <td>{number(funnel.views)}</td>
    <td>{number(funnel.entries)}</td>
    <td>{number(funnel.bookings)}</td>
    <td>
      {number(funnel.answered)} of {number(funnel.entries + funnel.bookings)}
    </td>
    <td>
      <Rate {...funnel} />
    </td>
  </>
);

type Props = { first: string; rows: Row[]; className: string };

/** From views to replies, a row for each campaign or page. Rates have their 95% interval. */
export const FunnelTable = ({ first, rows, className }: Props) => (
  <table className={className}>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">Views</th>
        <th scope="col">Entries</th>
        <th scope="col">Bookings</th>
        <th scope="col">Answered</th>
        <th scope="col">Of all views</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, pages = [], ...funnel }) => (
        <Fragment key={key}>
          <tr>
            <th scope="row">{name}</th>
            <Cells {...funnel} />
          </tr>
          {(pages.length > 1 ? pages : []).map(({ path, ...ofPage }) => (
            <tr key={path} className="funnel-part">
              <th scope="row">{path || 'page unknown'}</th>
              <Cells {...ofPage} />
            </tr>
          ))}
        </Fragment>
      ))}
    </tbody>
  </table>
);
