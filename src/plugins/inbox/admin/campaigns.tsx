import { readCampaigns } from '../campaigns';
import { reading } from './reading';

const SHOWN = 20;
const number = (value: number) => value.toLocaleString('en');

/** What came of campaigns since a day. Nothing without one. */
export async function Campaigns({ since }: { since: Date }) {
  const read = await reading(readCampaigns(since));
  const campaigns = 'value' in read ? read.value : [];
  if (campaigns.length === 0) return null;
  return (
    <details className="overview-by-page">
      <summary>By campaign</summary>
      <table className="overview-pages">
        <thead>
          <tr>
            <th scope="col">Campaign</th>
            <th scope="col">Form entries</th>
            <th scope="col">Messages</th>
            <th scope="col">Bookings</th>
            <th scope="col">Answered</th>
          </tr>
        </thead>
        <tbody>
          {campaigns.slice(0, SHOWN).map(({ name, source, submissions, messages, bookings, answered }) => (
            <tr key={`${name} ${source}`}>
              <th scope="row">
                {name}
                {source ? <span className="admin-small"> {source}</span> : null}
              </th>
              <td>{number(submissions)}</td>
              <td>{number(messages)}</td>
              <td>{number(bookings)}</td>
              <td>
                {number(answered)} of {number(submissions + messages + bookings)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="overview-note">
        From the links that visitors followed (<code>utm_campaign</code>, <code>utm_source</code>,{' '}
        <code>utm_medium</code>
        ). Views are not counted by campaign, because nothing about a visit is stored.
      </p>
    </details>
  );
}
