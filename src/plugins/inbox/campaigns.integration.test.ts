import { expect, it } from 'vitest';
import { withInbox } from '../../../tests/helpers/inbox';
import { readCampaigns } from './campaigns';

const { addBooking, addMessage, sql } = withInbox();
const since = new Date(Date.now() - 86_400_000);

const ofCampaign = (table: string, id: string, campaign: Record<string, string>, more = '') =>
  sql(`update ${table} set campaign = '${JSON.stringify(campaign)}'::jsonb ${more} where id = '${id}'`);

it('adds up what came of each campaign, bookings first, without spam and what is older', async () => {
  const spring = { utm_campaign: 'spring', utm_source: 'newsletter', utm_medium: 'email' };
  await ofCampaign('contact_messages', await addMessage(), spring, ", status = 'answered'");
  await ofCampaign('contact_messages', await addMessage(), spring);
  await ofCampaign('contact_messages', await addMessage({ status: 'spam' }), spring);
  await ofCampaign('contact_messages', await addMessage(), spring, ", created_at = now() - interval '2 days'");
  await ofCampaign('contact_messages', await addMessage(), { utm_source: 'partner' });
  await ofCampaign('bookings', await addBooking('2027-01-04T16:00:00Z'), { utm_campaign: 'autumn' });
  await ofCampaign('contact_messages', await addMessage(), { version: 'Shorter hero: Variant B' });
  await addMessage();
  const none = { submissions: 0, messages: 0, bookings: 0, answered: 0 };
  expect(await readCampaigns(since)).toEqual([
    { ...none, name: 'autumn', source: '', bookings: 1 },
    { ...none, name: 'spring', source: 'newsletter, email', messages: 2, answered: 1 },
    { ...none, name: 'without a name', source: 'partner', messages: 1 },
  ]);
});
