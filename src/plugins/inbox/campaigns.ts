import { campaignParameters } from '@shared/form-origin';
import { z } from 'zod';
import { lists, statuses } from '@/lib/inbox-lists';
import { dataOf, requireAdminClient } from '@/services/supabase/admin-client';

/** What a campaign leads to. */
const leads = ['submissions', 'messages', 'bookings'] as const;
type Lead = (typeof leads)[number];

/** `source`: where its links stand, such as "newsletter, email". `answered`: of all three together. */
export type Campaign = { name: string; source: string; answered: number } & Record<Lead, number>;

/** PostgREST returns at most 1,000 rows at once. */
const BATCH = 1_000;
const MOST = 10_000;

const rows = z.array(z.object({ status: z.enum(statuses), campaign: z.record(z.string(), z.string()) }));

async function* sentBy(list: Lead, since: Date) {
  for (let from = 0; from < MOST; from += BATCH) {
    const query = requireAdminClient()
      .from(lists[list].table)
      .select('status,campaign')
      .gte('created_at', since.toISOString())
      .neq('status', 'spam')
      .neq('campaign', '{}')
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + BATCH - 1);
    const found = await dataOf(rows, query);
    yield* found;
    if (found.length < BATCH) return;
  }
}

/**
 * What came of each campaign since a day, the most successful first: the parameters `utm_campaign`, `utm_source` and
 * `utm_medium` of the visit, without spam. Rejects with a SupabaseFailure.
 */
export async function readCampaigns(since: Date): Promise<Campaign[]> {
  const campaigns = new Map<string, Campaign>();
  for (const list of leads) {
    for await (const { status, campaign } of sentBy(list, since)) {
      if (!campaignParameters.some((parameter) => parameter in campaign)) continue;
      const { utm_campaign: name = 'without a name', utm_source: from, utm_medium: medium } = campaign;
      const source = [from, medium].filter(Boolean).join(', ');
      const key = `${name}\n${source}`;
      const known = campaigns.get(key) ?? { name, source, submissions: 0, messages: 0, bookings: 0, answered: 0 };
      known[list] += 1;
      if (status === 'answered') known.answered += 1;
      campaigns.set(key, known);
    }
  }
  const all = (one: Campaign) => one.submissions + one.messages + one.bookings;
  return [...campaigns.values()].sort(
    (one, other) => other.bookings - one.bookings || all(other) - all(one) || one.name.localeCompare(other.name),
  );
}
