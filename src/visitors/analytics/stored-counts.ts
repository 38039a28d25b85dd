import type { Payload } from 'payload';
import type { CountedKind, PathCounts } from './visit-counts';

const KEPT_MONTHS = 25;

const PUBLISHED = ['pages', 'industries', 'jobs', 'legal_pages']
  .map((table) => `select path from payload.${table} where _status = 'published' and deleted_at is null`)
  .join(' union all ');

/**
 * Adds the counts of all paths in one statement. The statement itself checks which paths are published pages and
 * whether the site counts at all, so that showing a page needs no read.
 */
const ADD = `
  insert into payload.page_statistics as kept (day, path, views, contacts, bookings)
  select counted.* from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[])
    as counted(day, path, views, contacts, bookings)
  where counted.path in (${PUBLISHED})
    and coalesce((select count_visits from payload.site_settings limit 1), true)
  on conflict (day, path) do update set
    views = kept.views + excluded.views,
    contacts = kept.contacts + excluded.contacts,
    bookings = kept.bookings + excluded.bookings,
    updated_at = now()`;

const pool = (payload: Payload) => payload.db.pool;

/** Adds counts to the stored ones; drops paths that are not published pages. */
export async function addCounts(payload: Payload, sums: PathCounts[]): Promise<void> {
  if (sums.length === 0) return;
  // The same order in every process prevents deadlocks.
  const rows = [...sums].sort((a, b) => `${a.day} ${a.path}`.localeCompare(`${b.day} ${b.path}`));
  const column = (name: 'day' | 'path' | CountedKind) => rows.map((row) => row[name]);
  const columns = [column('day'), column('path'), column('views'), column('contacts'), column('bookings')];
  await pool(payload).query(ADD, columns);
}

export async function forgetOldCounts(payload: Payload, now = new Date()): Promise<void> {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - KEPT_MONTHS, now.getUTCDate()));
  await pool(payload).query('delete from payload.page_statistics where day < $1', [oldest.toISOString().slice(0, 10)]);
}
