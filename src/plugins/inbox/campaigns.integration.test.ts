import { expect, it } from 'vitest';
import { withInbox } from '../../../tests/helpers/inbox';
import { readCampaigns } from './campaigns';

const { addBooking, addMessage, addSubmission, sql } = withInbox();
const since = new Date(Date.now() - 86_400_000);

const ofCampaign = (table: string, id: string, campaign: Record<string, string>, more = '') =>
  sql(`update ${table} set campaign = '${JSON.stringify(campaign)}'::jsonb ${more} where id = '${id}'`);

it('adds up what came of each campaign and page, bookings first, without spam and what is older', async () => {
  const spring = { utm_campaign: 'spring', utm_source: 'newsletter', utm_medium: 'email' };
  const from = ", source_page = '/spring'";
  await ofCampaign('contact_messages', await addMessage(), spring, `${from}, status = 'answered'`);
  await ofCampaign('contact_messages', await addMessage(), { ...spring, utm_source: 'partner' }, from);
  await ofCampaign('form_submissions', await addSubmission(), spring, ", sent_from = '/platform'");
  await ofCampaign('contact_messages', await addMessage({ status: 'spam' }), spring);
  await ofCampaign('contact_messages', await addMessage(), spring, ", created_at = now() - interval '2 days'");
  await ofCampaign('contact_messages', await addMessage(), { utm_source: 'partner' });
  await ofCampaign('bookings', await addBooking('2027-01-04T16:00:00Z'), { utm_campaign: 'autumn' });
  await ofCampaign('contact_messages', await addMessage(), { version: 'Shorter hero: Variant B' });
  await addMessage();
  const views = [
    { name: 'spring', path: '/spring', views: 120 },
    { name: 'winter', path: '/winter', views: 7 },
  ];
  const none = { views: 0, entries: 0, bookings: 0, answered: 0 };
  expect(await readCampaigns(since, views)).toEqual([
    { ...none, name: 'autumn', source: '', bookings: 1, pages: [{ ...none, path: '', bookings: 1 }] },
    {
      ...{ views: 120, entries: 3, bookings: 0, answered: 1 },
      ...{ name: 'spring', source: 'newsletter, email; partner, email' },
      pages: [
        { path: '/spring', views: 120, entries: 2, bookings: 0, answered: 1 },
        { path: '/platform', views: 0, entries: 1, bookings: 0, answered: 0 },
      ],
    },
    { ...none, name: 'without a name', source: 'partner', entries: 1, pages: [{ ...none, path: '', entries: 1 }] },
    { ...none, name: 'winter', source: '', views: 7, pages: [{ ...none, path: '/winter', views: 7 }] },
  ]);
});
