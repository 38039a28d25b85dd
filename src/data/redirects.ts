import config from '@payload-config';
import { unstable_cache } from 'next/cache';
import { getPayload } from 'payload';
import type { RedirectTable } from '../delivery/redirect-table.mjs';
import { indexRedirects, type Redirect, resolveRedirect } from '../delivery/redirects.mjs';
import { pathCollections, pathSchema } from '../lib/paths';
import { readTable } from '../redirects/read';
import { tags } from './tags';

/** A redirect, and a page that is published, renamed or taken down, changes what paths lead to. */
const tableTags = [tags.site, tags.list('redirects'), ...pathCollections.map(tags.list)];

/**
 * All redirects of the staff. Kept, unlike other reads: every path that is not found asks for them
 * (docs/decisions/013-redirects.md). Says itself when it was read and what expires it, for the server that holds it in
 * memory (src/delivery/redirect-table.mjs).
 */
export const redirectTable = unstable_cache(
  async (): Promise<RedirectTable> => {
    const madeAt = Date.now();
    return { tags: tableTags, madeAt, ...(await readTable(await getPayload({ config }))) };
  },
  ['redirect-table'],
  { tags: tableTags },
);

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
