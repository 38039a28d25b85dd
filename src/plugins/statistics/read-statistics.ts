import type { Payload } from 'payload';
import { DAY_MS } from '@/lib/day';
import type { CampaignViews } from '@/seams/dashboard';
import { CAMPAIGN } from './of-campaign';
import type { CountedKind } from './visit-counts';

export const SHOWN_DAYS = 28;
const TOP_PAGES = 10;

type Sums = Record<Exclude<CountedKind, 'goals'>, number>;
export type Statistics = {
  days: ({ day: string } & Sums)[];
  total: Sums;
  pages: ({ path: string } & Sums)[];
  campaigns: CampaignViews[];
};

const SUMS = 'sum(views)::int as views, sum(contacts)::int as contacts, sum(bookings)::int as bookings';
/** Rows of experiments are left out: their views are also among those of the page. */
const OF_PAGES = `from payload.page_statistics where day > $1 and variant = ''`;
const BY_DAY = `select day, ${SUMS} ${OF_PAGES} group by day`;
const BY_PAGE = `select path, ${SUMS} ${OF_PAGES} group by path
  order by views desc, path limit ${TOP_PAGES}`;

const none: Sums = { views: 0, contacts: 0, bookings: 0 };
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const OF_EXPERIMENT = `select variant, sum(views)::int as visitors, sum(goals)::int as goals
  from payload.page_statistics where variant like $1 and day >= $2 group by variant`;

type VariantCounts = { visitors: number; goals: number };

/** By variant (`countedAs`), over the experiment's whole time, or since a day. `id`: a UUID, or another first part. */
export async function readVariantCounts(
  payload: Payload,
  id: string,
  since = new Date(0),
): Promise<Map<string, VariantCounts>> {
  const values = [`${id}/%`, dayOf(since.getTime())];
  const { rows } = await payload.db.pool.query<{ variant: string } & VariantCounts>(OF_EXPERIMENT, values);
  return new Map(rows.map(({ variant, visitors, goals }) => [variant, { visitors, goals }]));
}

const BY_CAMPAIGN = `select substr(variant, ${CAMPAIGN.length + 2}) as name, path, sum(views)::int as views
  from payload.page_statistics where variant like '${CAMPAIGN}/%' and day >= $1 group by variant, path`;

/** Views of pages that links of campaigns opened, since a day. */
export async function readCampaignViews(payload: Payload, since: Date): Promise<CampaignViews[]> {
  return (await payload.db.pool.query<CampaignViews>(BY_CAMPAIGN, [dayOf(since.getTime())])).rows;
}

/** The last four weeks including today: per day, in total, for the top pages, and by campaign. */
export async function readStatistics(payload: Payload, now = Date.now()): Promise<Statistics> {
  const { pool } = payload.db;
  const before = [dayOf(now - SHOWN_DAYS * DAY_MS)];
  const [byDay, byPage, campaigns] = await Promise.all([
    pool.query<{ day: string } & Sums>(BY_DAY, before),
    pool.query<{ path: string } & Sums>(BY_PAGE, before),
    readCampaignViews(payload, new Date(now - (SHOWN_DAYS - 1) * DAY_MS)),
  ]);
  const known = new Map(byDay.rows.map((row) => [row.day, row]));
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = dayOf(now - (SHOWN_DAYS - 1 - index) * DAY_MS);
    return known.get(day) ?? { day, ...none };
  });
  const total = days.reduce(
    (sum, { views, contacts, bookings }) => ({
      views: sum.views + views,
      contacts: sum.contacts + contacts,
      bookings: sum.bookings + bookings,
    }),
    none,
  );
  return { days, total, pages: byPage.rows, campaigns };
}
