import config from '@payload-config';
import { getPayload } from 'payload';
import type { RedirectTable } from '../delivery/redirects/redirect-table.ts';
import { indexRedirects, type Redirect, resolveRedirect } from '../delivery/redirects/redirects.ts';
import { pathCollections, pathSchema } from '../lib/paths';
import { untilPublished } from '../publishing/until-published';
import { readTable } from '../redirects/read';
import { dependOn } from './depend-on';
import { tags } from './tags';

/** A redirect, and a page that is published, renamed or taken down, changes what paths lead to. */
const tableTags = [tags.site, tags.list('redirects'), ...pathCollections.map(tags.list)];

const read = untilPublished(tableTags, async () => readTable(await getPayload({ config })));

/**
 * All redirects of the staff. Kept in memory, unlike other reads: every path that is not found asks for them
 * (docs/decisions/013-redirects.md). Says itself when it was read and what expires it, for the server in front
 * (src/delivery/redirects/redirect-table.ts).
 */
export async function redirectTable(): Promise<RedirectTable> {
  await dependOn(...tableTags);
  const { value, since } = await read();
  return { tags: tableTags, madeAt: since, ...value };
}

/**
 * Where an old path leads, or nothing: for pages that Next renders. A redirect to a document follows it; one to an
 * unpublished document is none. Tags: those of the table.
 */
export async function findRedirect(path: string): Promise<Pick<Redirect, 'location' | 'status'> | null> {
  // A prefix may be followed by anything that a browser can ask for, but not by what no address holds.
  if (!pathSchema.safeParse(path).success && !/^(?:\/[\w.~%-]+)+$/.test(path)) return null;
  const found = resolveRedirect(indexRedirects(await redirectTable()), path);
  return found ? { location: found.location, status: found.status } : null;
}
