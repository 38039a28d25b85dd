import type { Payload } from 'payload';
import { z } from 'zod';
import { withoutMadeUp } from './of-campaign';
import { keyOf, noCounts, type PathCounts } from './visit-counts';

const KEPT_MONTHS = 25;

const PUBLISHED = ['pages', 'industries', 'jobs', 'legal_pages']
  .map((table) => `select path from payload.${table} where _status = 'published' and deleted_at is null`)
  .join(' union all ');

/** The statement also checks publication and the site's setting, so that showing a page needs no read. */
const ADD = `
  insert into payload.page_statistics as kept (day, path, variant, views, contacts, bookings, goals)
  select counted.* from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[], $6::int[], $7::int[])
    as counted(day, path, variant, views, contacts, bookings, goals)
  where counted.path in (${PUBLISHED})
    and coalesce((select count_visits from payload.site_settings limit 1), true)
  on conflict (day, path, variant) do update set
    views = kept.views + excluded.views,
    contacts = kept.contacts + excluded.contacts,
    bookings = kept.bookings + excluded.bookings,
    goals = kept.goals + excluded.goals,
    updated_at = now()`;

const pool = (payload: Payload) => payload.db.pool;

type Counted = Pick<PathCounts, 'day' | 'path'> & Partial<PathCounts>;

const none = { variant: '', ...noCounts };
const COLUMNS = ['day', 'path', 'variant', 'views', 'contacts', 'bookings', 'goals'] as const;

export async function addCounts(payload: Payload, sums: Counted[]): Promise<void> {
  if (sums.length === 0) return;
  const complete = await withoutMadeUp(
    payload,
    sums.map((sum) => ({ ...none, ...sum })),
  );
  // The same order in every process prevents deadlocks.
  const rows = complete.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  await pool(payload).query(
    ADD,
    COLUMNS.map((name) => rows.map((row) => row[name])),
  );
}

export const exposuresSchema = z
  .array(
    z.object({
      day: z.iso.date(),
      path: z.string().max(200),
      variant: z.string().max(60),
      views: z.number().int().min(1).max(1_000_000),
    }),
  )
  .max(5_000);

export async function forgetOldCounts(payload: Payload, now = new Date()): Promise<void> {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - KEPT_MONTHS, now.getUTCDate()));
  await pool(payload).query('delete from payload.page_statistics where day < $1', [oldest.toISOString().slice(0, 10)]);
}
