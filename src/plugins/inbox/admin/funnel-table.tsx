import './funnel.css';
import type { ReactNode } from 'react';
import { FEWEST_SEEN, percent, wilson } from '@/lib/rate';
import type { Funnel } from '../campaigns';

type Row = Funnel & { key: string; name: ReactNode; pages?: (Funnel & { path: string })[] };

const number = (value: number) => value.toLocaleString('en');

/** More can be sent than was viewed: who asks not to be counted may still write. */
function Rate({ views, entries, bookings }: Funnel) {
  const sent = entries + bookings;
  if (views === 0 || sent > views) return '–';
  if (views < FEWEST_SEEN) return <span className="admin-small">too few views</span>;
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

type Part = { name: ReactNode; isPart?: boolean; funnel: Funnel };

/** The name has a line of its own: beside the figures, there is no room for it on a phone. */
const Lines = ({ name, isPart = false, funnel }: Part) => (
  <tbody className={isPart ? 'funnel-part' : undefined}>
    <tr>
      <th scope="rowgroup" colSpan={5}>
        {name}
      </th>
    </tr>
    <tr>
      <td>{number(funnel.views)}</td>
      <td>{number(funnel.entries)}</td>
      <td>{number(funnel.bookings)}</td>
      <td>
        {number(funnel.answered)} of {number(funnel.entries + funnel.bookings)}
      </td>
      <td>
        <Rate {...funnel} />
      </td>
    </tr>
  </tbody>
);

type Props = { label: string; rows: Row[] };

/** From views to replies, for each campaign, and its pages if they are several. Rates have their 95% interval. */
export const FunnelTable = ({ label, rows }: Props) => (
  <table className="funnel" aria-label={label}>
    <thead>
      <tr>
        <th scope="col">Views</th>
        <th scope="col">Entries</th>
        <th scope="col">Bookings</th>
        <th scope="col">Answered</th>
        <th scope="col">Of all views</th>
      </tr>
    </thead>
    {rows.flatMap(({ key, name, pages = [], ...funnel }) => [
      <Lines key={key} name={name} funnel={funnel} />,
      ...(pages.length > 1 ? pages : []).map(({ path, ...ofPage }) => (
        <Lines key={`${key} ${path}`} name={path || 'page unknown'} isPart funnel={ofPage} />
      )),
    ])}
  </table>
);
