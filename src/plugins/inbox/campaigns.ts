import { campaignParameters } from '@shared/form-origin';
import { z } from 'zod';
import { lists, statuses } from '@/lib/inbox-lists';
import type { CampaignViews } from '@/seams/dashboard';
import { dataOf, requireAdminClient } from '@/services/supabase/admin-client';

/** What a campaign leads to. Messages are entries of the contact form. */
const leads = { submissions: 'entries', messages: 'entries', bookings: 'bookings' } as const;
type Lead = keyof typeof leads;

/** From views to replies; `answered`: of entries and bookings together. */
export type Funnel = { views: number; entries: number; bookings: number; answered: number };

/** `source`: where its links stand, such as "newsletter, email". `pages`: those that its links opened. */
export type Campaign = Funnel & { name: string; source: string; pages: (Funnel & { path: string })[] };

/** PostgREST returns at most 1,000 rows at once. */
const BATCH = 1_000;
const MOST = 10_000;

const rows = z.array(
  z.object({
    status: z.enum(statuses),
    campaign: z.record(z.string(), z.string()),
    source_page: z.string().nullable(),
    sent_from: z.string().nullable(),
  }),
);

async function* sentBy(list: Lead, since: Date) {
  for (let from = 0; from < MOST; from += BATCH) {
    const query = requireAdminClient()
      .from(lists[list].table)
      .select('status,campaign,source_page,sent_from')
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

const UNNAMED = 'without a name';
const none = (): Funnel => ({ views: 0, entries: 0, bookings: 0, answered: 0 });

type Known = Funnel & { sources: Set<string>; pages: Map<string, Funnel> };

/** Of a campaign, and of one of its pages there. */
function placesOf(campaigns: Map<string, Known>, name: string, path: string): [Known, Funnel] {
  const known = campaigns.get(name) ?? { ...none(), sources: new Set<string>(), pages: new Map<string, Funnel>() };
  campaigns.set(name, known);
  const page = known.pages.get(path) ?? none();
  known.pages.set(path, page);
  return [known, page];
}

const sent = ({ entries, bookings }: Funnel) => entries + bookings;
const better = (one: Funnel, other: Funnel) =>
  other.bookings - one.bookings || sent(other) - sent(one) || other.views - one.views;

/**
 * What came of each campaign since a day, the most successful first: by `utm_campaign` of the visit, without spam.
 * `views`: of the same days. Rejects with a SupabaseFailure.
 */
export async function readCampaigns(since: Date, views: CampaignViews[] = []): Promise<Campaign[]> {
  const campaigns = new Map<string, Known>();
  for (const { name, path, views: count } of views)
    for (const place of placesOf(campaigns, name, path)) place.views += count;
  for (const list of Object.keys(leads) as Lead[]) {
    for await (const { status, campaign, source_page, sent_from } of sentBy(list, since)) {
      if (!campaignParameters.some((parameter) => parameter in campaign)) continue;
      const { utm_campaign: name = UNNAMED, utm_source: from, utm_medium: medium } = campaign;
      const [known, page] = placesOf(campaigns, name, source_page ?? sent_from ?? '');
      for (const place of [known, page]) {
        place[leads[list]] += 1;
        if (status === 'answered') place.answered += 1;
      }
      if (from || medium) known.sources.add([from, medium].filter(Boolean).join(', '));
    }
  }
  return [...campaigns]
    .map(([name, { sources, pages, ...sums }]) => ({
      ...sums,
      name,
      source: [...sources].toSorted().join('; '),
      pages: [...pages]
        .map(([path, of]) => ({ path, ...of }))
        .toSorted((one, other) => better(one, other) || one.path.localeCompare(other.path)),
    }))
    .toSorted((one, other) => better(one, other) || one.name.localeCompare(other.name));
}
