import type { Campaign } from '@payload-types';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { can } from '@/access/roles';
import { env } from '@/env';
import { type Funnel, readCampaigns } from '@/plugins/inbox/api';
import { readCampaignViews } from '@/plugins/statistics/api';
import { SupabaseFailure } from '@/services/supabase/admin-client';
import { linked } from './linked';
import { withCampaign } from './links';

type Part = { kind: string; title: string; href: string; state: string };
type Results = { total: Funnel; pages: (Funnel & { path: string })[] };

export type CampaignOverview = {
  parts: Part[];
  /** Of the release. */
  state: 'open' | 'published' | 'undone' | 'gone';
  /** With its addresses. */
  brief: { label: string; value: string }[];
  /** Undefined for those who may not see the inbox, null while it cannot be read. */
  results?: Results | null;
  mayDiscard: boolean;
};

const KINDS = [
  ['release', 'releases', 'Release'],
  ['page', 'pages', 'Page'],
  ['form', 'forms', 'Form'],
  ['issue', 'newsletter-issues', 'Newsletter issue'],
  ['variant', 'pages', 'Second version'],
  ['experiment', 'experiments', 'Experiment'],
] as const satisfies [keyof Campaign, CollectionSlug, string][];

type Found = {
  id: string;
  title: string;
  path?: string;
  state?: string;
  _status?: string | null;
  deletedAt?: string | null;
};

const states: Record<string, string> = {
  ...{ open: 'Open', published: 'Live', undone: 'Undone' },
  ...{ draft: 'Draft', running: 'Running', ended: 'Ended' },
};

/** `live`: as visitors see it; `newest`: as staff see it. */
function stateOf(live: Found, newest: Found): string {
  if (newest.deletedAt) return 'In the trash';
  if (live.state) return states[live.state] ?? live.state;
  if (live._status !== 'published') return 'Draft';
  return newest._status === 'published' ? 'Live' : 'Live, with newer changes';
}

async function partsOf(req: PayloadRequest, campaign: Campaign): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [name, collection, kind] of KINDS) {
    const find = (draft: boolean) =>
      linked(req, collection as 'pages', campaign[name], { draft, trash: true }) as Promise<Found | null>;
    const [live, newest] = [await find(false), await find(true)];
    if (!live || !newest) continue;
    const href = `/admin/collections/${collection}/${newest.deletedAt ? 'trash/' : ''}${newest.id}`;
    parts.push({ kind, title: newest.title, href, state: stateOf(live, newest) });
  }
  return parts;
}

const none = { views: 0, entries: 0, bookings: 0, answered: 0, pages: [] };

async function resultsOf(req: PayloadRequest, { word, createdAt }: Campaign): Promise<Results | null> {
  const since = new Date(createdAt);
  try {
    const all = await readCampaigns(since, await readCampaignViews(req.payload, since));
    const { views, entries, bookings, answered, pages } = all.find(({ name }) => name === word) ?? none;
    return { total: { views, entries, bookings, answered }, pages };
  } catch (error) {
    if (error instanceof SupabaseFailure) return null;
    throw error;
  }
}

export async function overviewOf(req: PayloadRequest, campaign: Campaign): Promise<CampaignOverview> {
  const { SITE_URL } = env();
  const [page, release] = [
    await linked(req, 'pages', campaign.page, { draft: true }),
    await linked(req, 'releases', campaign.release),
  ];
  const mayPublish = can(req, 'publish');
  return {
    parts: await partsOf(req, campaign),
    state: release?.state ?? 'gone',
    brief: [
      { label: 'Promise', value: campaign.promise },
      { label: 'What it is about', value: campaign.about },
      ...(campaign.audience ? [{ label: 'For whom', value: campaign.audience }] : []),
      ...(page ? [{ label: 'For its links', value: SITE_URL + withCampaign(page.path, campaign.word) }] : []),
      ...(campaign.shortPath ? [{ label: 'To say or print', value: SITE_URL + campaign.shortPath }] : []),
    ],
    results: mayPublish ? await resultsOf(req, campaign) : undefined,
    mayDiscard: mayPublish && release?.state !== 'published',
  };
}
