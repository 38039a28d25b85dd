import type { CampaignViews } from '@/seams/dashboard';
import { readCampaigns } from '../campaigns';
import { FunnelTable } from './funnel-table';
import { reading } from './reading';

const SHOWN = 20;

/** What came of campaigns since a day. Nothing without one. */
export async function Campaigns({ since, views }: { since: Date; views: CampaignViews[] }) {
  const read = await reading(readCampaigns(since, views));
  const campaigns = 'value' in read ? read.value : [];
  if (campaigns.length === 0) return null;
  return (
    <details className="overview-by-page">
      <summary>By campaign</summary>
      <FunnelTable
        label="By campaign"
        rows={campaigns.slice(0, SHOWN).map(({ name, source, pages, ...funnel }) => {
          const [only, ...others] = pages;
          const beside = [source, others.length === 0 ? only?.path : undefined].filter(Boolean).join(' · ');
          return {
            ...{ ...funnel, pages, key: name },
            name: (
              <>
                {name}
                {beside ? <span className="admin-small"> {beside}</span> : null}
              </>
            ),
          };
        })}
      />
      <p className="overview-note">
        Views are those of pages that the campaign’s links opened (<code>utm_campaign</code>); entries and bookings are
        credited to the page that led to them. Entries include messages. Rates have their 95% interval, and need 100
        views. Nothing about visitors is stored.
      </p>
    </details>
  );
}
