import type { Payload } from 'payload';
import { capability } from '@/seams/capability';
import { listAsSite } from '@/staff/find-as-site';
import { campaigns } from './collection';

/**
 * Campaigns: a page, form, issue, short address and experiment made together from a brief, as drafts in one release, and
 * a card of what came of it (docs/decisions/082-campaigns.md). Adds a collection, and names its campaigns to the
 * statistics.
 */
export const campaignsPlugin = capability({
  slug: 'campaigns',
  requires: ['statistics', 'inbox', 'releases', 'experiments'],
  collections: [campaigns],
  before: 'design-reviews',
  doors: [
    {
      door: 'plan',
      collection: 'campaigns',
      about: 'A page, form, issue and short address, made together from one brief.',
      keywords: 'marketing landing page utm advertisement brief',
    },
  ],
  site: { campaigns: wordsOfCampaigns },
});

async function wordsOfCampaigns(payload: Payload): Promise<string[]> {
  const docs = await listAsSite({ payload }, 'campaigns', {
    select: { word: true },
  });
  return docs.map(({ word }) => word);
}
