import { campaignIn } from '@shared/form-origin';
import type { Payload } from 'payload';
import { addedToSite } from '@/seams/capability';
import { keyOf, type PathCounts } from './visit-counts';

/** The prefix under which views are counted by campaign (`page_statistics.variant`), in place of an experiment's id. */
export const CAMPAIGN = 'campaign';

/** Anyone can send any name: of those that staff have not announced, so many rows are kept a day. */
const MOST_A_DAY = 200;

/**
 * The campaign whose link opened the page, as a variant; undefined without one. Read from the address that the browser
 * sends with its report anyway (`Referer`), so that the page reports its path and nothing else.
 */
export function campaignSeen(headers: Headers, path: string): string | undefined {
  const address = headers.get('referer');
  if (!address || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  const name = pathname === path ? campaignIn(search).utm_campaign : undefined;
  return name && `${CAMPAIGN}/${name}`;
}

const isOfCampaign = ({ variant }: PathCounts) => variant.startsWith(`${CAMPAIGN}/`);

const KNOWN = `select day, path, variant from payload.page_statistics where day = any($1) and variant like '${CAMPAIGN}/%'`;

/** Leaves out names that somebody made up by the thousand. The most viewed come first. */
export async function withoutMadeUp(payload: Payload, rows: PathCounts[]): Promise<PathCounts[]> {
  const sent = rows.filter(isOfCampaign);
  if (sent.length === 0) return rows;
  const days = [...new Set(sent.map(({ day }) => day))];
  const kept = await payload.db.pool.query<Pick<PathCounts, 'day' | 'path' | 'variant'>>(KNOWN, [days]);
  const known = new Set(kept.rows.map(keyOf));
  const announced = await Promise.all(addedToSite(payload, 'campaigns').map((names) => names(payload)));
  const isAnnounced = new Set(announced.flat().map((name) => `${CAMPAIGN}/${name}`));
  const room = new Map(days.map((day) => [day, MOST_A_DAY - kept.rows.filter((row) => row.day === day).length]));
  const taken = sent
    .toSorted((one, other) => other.views - one.views)
    .filter((row) => {
      if (known.has(keyOf(row)) || isAnnounced.has(row.variant)) return true;
      const left = room.get(row.day) ?? 0;
      room.set(row.day, left - 1);
      return left > 0;
    });
  return [...rows.filter((row) => !isOfCampaign(row)), ...taken];
}
